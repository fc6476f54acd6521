import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { FilingPlace } from '#contract/documents/schema-filing.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';
import { toFolder, useOpenFolder } from '../file/data.ts';
import { Choosing } from './Choosing.tsx';
import { CutOffer } from './CutOffer.tsx';
import { Cutting, type Divided } from './Cutting.tsx';
import { Doubts } from './Doubts.tsx';
import { Goings } from './Goings.tsx';
import { OwnersFailed } from './OwnersFailed.tsx';
import { settled } from './owners.ts';
import { Seeing, Sums } from './Sums.tsx';
import { useOwners } from './useOwners.ts';
import { useSaving } from './useSaving.ts';
import { useSeeing } from './useSeeing.ts';
import { useSorting } from './useSorting.ts';

/** /dokumenty/rozeslat: many files sorted to units by their names, decided before anything is saved. */
export function FilingPage() {
  const say = useText();
  const folderId = useOpenFolder();
  const mayFile = useMay('documents', 'rw');
  const of = useReading(filing.place, { folderId }, { when: mayFile });
  if (!mayFile) return <Refused />;
  return (
    <>
      <PageHead title={say('FILING.TITLE')} back={{ ...documentLinks.list(), name: say('DOCS.TITLE') }} />
      <PageLead>{say('FILING.LEAD')}</PageLead>
      <Loaded of={of}>{(place) => <Filing place={place} />}</Loaded>
    </>
  );
}

function Filing({ place }: { place: FilingPlace }) {
  const say = useText();
  const sorting = useSorting(place.units);
  const { uploads, failed, give, giveTo, leaveOut } = sorting;
  const seeing = useSeeing();
  const owners = useOwners(seeing.said);
  const papers = settled(sorting.papers, owners.askedOf);
  const saving = useSaving(place, owners);
  const [divided, setDivided] = useState<Divided | null>(null);
  const home = place.folder?.name ?? say('FILING.HOME');
  const open = papers.find((paper) => paper.isOpen);
  const waits = () => {
    if (open) return say('FILING.WAITS', { name: wholeName(open) });
    if (failed.length > 0) return say('FILING.LEFT');
    return papers.length === 0 ? say('FILING.NOTHING') : '';
  };
  if (divided)
    return <Cutting {...divided} place={place} seeing={seeing} owners={owners} onBack={() => setDivided(null)} />;
  const save = () =>
    saving.save(
      papers.map(({ fileId, goes, choice }) => ({
        ...{ fileId, unitId: goes === 'all' ? null : goes },
        ...{ toIds: choice?.toIds ?? [], byDay: choice?.byDay ?? false },
      })),
      seeing.said,
    );
  return (
    <>
      <LeaveGuard isDirty={() => papers.length + failed.length > 0 && !saving.isDone()} />
      <Columns split="wide">
        <Column>
          <Choosing sorting={sorting} />
          <CutOffer papers={papers} busy={uploads.busy} onCut={setDivided} />
          <OwnersFailed owners={owners} />
          <Doubts papers={papers} units={place.units} give={give} giveTo={giveTo} leaveOut={leaveOut} />
          {papers.length > 0 && <Goings papers={papers} units={place.units} home={home} give={give} />}
        </Column>
        <Column>
          {papers.length > 0 && <Sums papers={papers} />}
          <Seeing place={place} home={home} errors={saving.errors} {...seeing.shown} />
        </Column>
      </Columns>
      <StickyBar>
        <Button
          variant="subtle"
          color="stone"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...toFolder(place.folder?.id ?? null)} />}
        >
          {say('BASE.BACK')}
        </Button>
        <StickyText>{waits()}</StickyText>
        <StickyEnd>
          <Button
            loading={saving.busy}
            disabled={papers.length === 0 || waits() !== '' || uploads.busy || !owners.isKnown}
            onClick={() => void save()}
          >
            {say('FILING.SAVE', { count: papers.length })}
          </Button>
        </StickyEnd>
      </StickyBar>
    </>
  );
}
