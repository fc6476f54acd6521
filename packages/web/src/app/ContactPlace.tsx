import { useParams } from '@tanstack/react-router';
import { ContactPage } from '../contacts/one/ContactPage.tsx';
import type { ContactParts } from '../define-noun.ts';

const files = import.meta.glob<{ parts: ContactParts }>('../*/ContactParts.tsx', { eager: true });
const parts = Object.entries(files).map(([from, file]) => ({ from, ...file.parts }));

/** /adresar-kontaktu/{id}: a contact, with the parts that other nouns bring. */
export function ContactPlace() {
  const { id } = useParams({ from: '/inside/adresar-kontaktu/$id' });
  return <ContactPage more={parts.map(({ from, Main }) => Main && <Main key={from} id={id} />)} />;
}
