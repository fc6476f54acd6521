import { Suspense } from 'react';
import { latePart } from '../base/parts.ts';

const DemoBar = latePart(async () => (await import('../session/demo/DemoBar.tsx')).DemoBar, ['demo']);

/** What stands on every page of a demonstration; it comes nowhere else. */
export const DemoPlace = () => (
  <Suspense fallback={null}>
    <DemoBar onLeave={async () => (await import('../session/leave.ts')).leave()} />
  </Suspense>
);
