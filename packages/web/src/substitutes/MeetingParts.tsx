import { Suspense } from 'react';
import { substitutes } from '#contract/substitutes/endpoints.ts';
import { useReading } from '../base/data.ts';
import { latePart } from '../base/parts.ts';
import type { MeetingParts } from '../define-noun.ts';

const SubstituteCards = latePart(async () => (await import('./SubstituteCards.tsx')).SubstituteCards);

/** What follows a meeting without quorum, or what a substitute stands for: of few meetings there is anything to say. */
function Beside({ id }: { id: number }) {
  const view = useReading(substitutes.one, { id }).data;
  if (!view || !(view.of || view.failed || view.meeting || view.vote)) return null;
  return (
    <Suspense fallback={null}>
      <SubstituteCards id={id} view={view} />
    </Suspense>
  );
}

// Before the minutes: without it the house decides nothing.
export const parts: MeetingParts = { order: 0, Beside };
