import { Suspense } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { latePart, useEver } from '../../base/parts.ts';

const SheetDialog = latePart(async () => (await import('./SheetDialog.tsx')).SheetDialog, ['feeds']);

type Props = { day: Day; opened: boolean; onClose: () => void };
/** The sheet for the board, once somebody asked for it. */
export const Sheet = (props: Props) =>
  useEver(props.opened) && (
    <Suspense fallback={null}>
      <SheetDialog key={props.day} {...props} />
    </Suspense>
  );
