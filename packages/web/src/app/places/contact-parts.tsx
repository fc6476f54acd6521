import type { ContactParts } from '../../define-noun.ts';

const files = import.meta.glob<{ parts: ContactParts }>('../../*/ContactParts.tsx', { eager: true });
const parts = Object.entries(files).map(([from, file]) => ({ from, ...file.parts }));

/** What other nouns say of a contact, under how it is reached. */
export const partsOfContact = (id: number) => parts.map(({ from, Main }) => Main && <Main key={from} id={id} />);
