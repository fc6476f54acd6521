import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { wholeName } from '#contract/base/files.ts';
import { papersOfPages } from '#contract/documents/rules-cut.ts';
import type { CutPages } from '#contract/documents/schema-cutting.ts';
import type { FilingPlace } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';
import { CutGoings } from './CutGoings.tsx';
import { CutSums } from './CutSums.tsx';
import { PageDoubts } from './PageDoubts.tsx';
import { PageRanges } from './PageRanges.tsx';
import { Seeing } from './Sums.tsx';
import type { Sorted } from './sorted.ts';
import { useCut, usePlacing } from './useCutting.ts';
import { useSaving } from './useSaving.ts';
import { useSeeing } from './useSeeing.ts';

/** A paper that is divided, and what its pages say. */
export type Divided = { paper: Sorted; read: CutPages };
type Props = Divided & { place: FilingPlace; onBack: () => void };

/** One paper cut into one for each unit: unclear pages first, everything decided before anything is saved. */
export function Cutting({ paper, read, place, onBack }: Props) {
  const say = useText();
  const { placed, give } = usePlacing(read);
  const seeing = useSeeing();
  const saving = useSaving(place);
  const cutting = useCut(paper, place.units);
  const home = place.folder?.name ?? say('FILING.HOME');
  const open = placed.filter((page) => page.goes === null);
  const papers = papersOfPages(placed).units.size;
  const save = async () => {
    const cut = await cutting.cut(placed);
    if (cut) await saving.save(cut, seeing.said, paper.fileId);
  };
  const shared = { placed, pages: read.pages, units: place.units, give };
  return (
    <>
      <LeaveGuard isDirty={() => !saving.isDone()} />
      <Columns split="wide">
        <Column>
          <Note tone={read.isScan ? 'warn' : 'info'}>
            {say(read.isScan ? 'CUTTING.SCAN' : 'CUTTING.LEAD', {
              name: wholeName(paper),
              pages: read.pages.length,
            })}
          </Note>
          <PageDoubts {...shared} />
          <CutGoings {...shared} />
          <PageRanges {...shared} />
        </Column>
        <Column>
          <CutSums placed={placed} />
          <Seeing place={place} home={home} dayError={saving.dayError && say(saving.dayError)} {...seeing.shown} />
        </Column>
      </Columns>
      <StickyBar>
        <Button
          variant="subtle"
          color="stone"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onBack}
        >
          {say('BASE.BACK')}
        </Button>
        <StickyText>{open[0] ? say('CUTTING.WAITS', { page: open[0].page }) : ''}</StickyText>
        <StickyEnd>
          <Button
            loading={cutting.busy || saving.busy}
            disabled={papers === 0 || open.length > 0}
            onClick={() => void save()}
          >
            {say('FILING.SAVE', { count: papers })}
          </Button>
        </StickyEnd>
      </StickyBar>
    </>
  );
}
