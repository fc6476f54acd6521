import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { wholeName } from '#contract/base/files/files.ts';
import { openPages, papersOfParts } from '#contract/documents/rules-cut.ts';
import type { CutPages } from '#contract/documents/schema-cutting.ts';
import type { FilingPlace } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';
import { CutGoings } from './CutGoings.tsx';
import { CutOwners } from './CutOwners.tsx';
import { CutSums } from './CutSums.tsx';
import { OwnersFailed } from './OwnersFailed.tsx';
import { PageDoubts } from './PageDoubts.tsx';
import { PageRanges } from './PageRanges.tsx';
import { Seeing } from './Sums.tsx';
import type { Sorted } from './sorted.ts';
import { useCut, usePlacing } from './useCutting.ts';
import type { Owners } from './useOwners.ts';
import { useParting } from './useParting.ts';
import { useSaving } from './useSaving.ts';
import type { Seen } from './useSeeing.ts';

/** A paper that is divided, and what its pages say. */
export type Divided = { paper: Sorted; read: CutPages };
type Props = Divided & { place: FilingPlace; seeing: Seen; owners: Owners; onBack: () => void };

/** One paper cut into one for each unit: unclear pages first, everything decided before anything is saved. */
export function Cutting({ paper, read, place, seeing, owners, onBack }: Props) {
  const say = useText();
  const { placed, give } = usePlacing(read);
  const { parted, choose } = useParting(placed, owners.askedOf);
  const saving = useSaving(place, owners);
  const cutting = useCut(paper, place.units);
  const home = place.folder?.name ?? say('FILING.HOME');
  const open = openPages(placed, parted);
  const papers = papersOfParts(placed, parted);
  const save = async () => {
    const cut = await cutting.cut(placed, papers, owners.askedOf);
    if (cut) await saving.save(cut, seeing.said, paper.fileId);
  };
  const shared = { placed, pages: read.pages, units: place.units, give };
  const { askedOf } = owners;
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
          <OwnersFailed owners={owners} />
          <PageDoubts {...shared} />
          <CutOwners
            {...{ parted, askedOf, pages: read.pages, units: place.units }}
            isNext={placed.every((page) => page.goes !== null)}
            onGive={(page, goes) => give([[page, goes]])}
            onChoose={choose}
          />
          <CutGoings {...shared} {...{ papers, askedOf }} onAgain={(pages) => choose(pages, null)} />
          <PageRanges {...shared} />
        </Column>
        <Column>
          <CutSums placed={placed} papers={papers} />
          <Seeing place={place} home={home} errors={saving.errors} {...seeing.shown} />
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
        <StickyText>{open[0] === undefined ? '' : say('CUTTING.WAITS', { page: open[0] })}</StickyText>
        <StickyEnd>
          <Button
            loading={cutting.busy || saving.busy}
            disabled={papers.length === 0 || open.length > 0 || !owners.isKnown}
            onClick={() => void save()}
          >
            {say('FILING.SAVE', { count: papers.length })}
          </Button>
        </StickyEnd>
      </StickyBar>
    </>
  );
}
