import { Suspense } from 'react';
import { latePart } from '../../base/parts.ts';
import { leave } from '../../session/outside/leave.ts';

const DemoBar = latePart(async () => (await import('../../session/demo/DemoBar.tsx')).DemoBar, ['demo']);

/** What stands on every page of a demonstration; it comes nowhere else. No path is walked before a house is chosen. */
export const DemoPlace = ({ guides = true }: { guides?: boolean }) => (
  <Suspense fallback={null}>
    <DemoBar onLeave={leave} guides={guides} />
  </Suspense>
);
