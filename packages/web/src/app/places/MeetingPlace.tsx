import { useParams } from '@tanstack/react-router';
import type { MeetingParts } from '../../define-noun.ts';
import { MeetingPage } from '../../meetings/detail/MeetingPage.tsx';

const files = import.meta.glob<{ parts: MeetingParts }>('../../*/MeetingParts.tsx', { eager: true });
const parts = Object.entries(files)
  .map(([from, file]) => ({ from, ...file.parts }))
  .sort((a, b) => a.order - b.order);

// biome-ignore lint/correctness/useHookAtTopLevel: their number and order never change
const useCalling = (id: number) => parts.flatMap((part) => part.useCalling?.(id) ?? []);

/** /shromazdeni-vlastniku/{id}: a meeting, with the parts that other nouns bring. */
export function MeetingPlace() {
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id' });
  return (
    <MeetingPage
      main={parts.map(({ from, Main }) => Main && <Main key={from} id={id} />)}
      beside={parts.map(({ from, Beside }) => Beside && <Beside key={from} id={id} />)}
      actions={parts.map(({ from, Actions }) => Actions && <Actions key={from} id={id} />)}
      useCalling={useCalling}
    />
  );
}
