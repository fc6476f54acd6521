import { IconCheck, IconPencil, IconWorld } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { AddendaCard } from '../beside/AddendaCard.tsx';
import { CheckCard } from '../beside/CheckCard.tsx';
import { ClockCard } from '../beside/ClockCard.tsx';
import { ProofCard } from '../beside/ProofCard.tsx';
import { SignCard } from '../beside/SignCard.tsx';
import { isId, useMinutes } from '../rows/data.ts';
import css from '../rows/Minutes.module.css';
import type { Reading } from '../rows/useEditing.ts';
import { MinutesBar } from './MinutesBar.tsx';
import { MissingMinutes } from './MissingMinutes.tsx';
import { Whole } from './Whole.tsx';

/** /shromazdeni-vlastniku/{id}/zapis: minutes of a meeting, from their draft to their publishing. */
export function MinutesPage() {
  const say = useText();
  const shown = useShown();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/zapis' });
  const of = useMinutes(id);
  const isRefused = of.error?.status === 404 || of.error?.status === 422;
  if (!isId(id) || (isRefused && !of.data)) return <MissingMinutes key={id} id={id} told={of.error !== null} />;
  const reload = async () => (await of.refetch()).data as MinutesView;
  const meeting = of.data?.content.meeting;
  return (
    <RecordPage
      of={of}
      title={meeting ? say('MINUTES.TITLE_OF', { day: shown.dayOf(meeting.start) }) : say('MINUTES.TITLE')}
      back={{ ...meetingLinks.one(id), name: meeting ? typo(meeting.name) : say('MINUTES.BACK') }}
      sub={(view) => <Sub view={view} />}
    >
      {(view) => <Parts view={view} reload={reload} />}
    </RecordPage>
  );
}

const looks: Record<'draft' | 'finished' | 'published', { tone: TagTone; icon: typeof IconCheck }> = {
  draft: { tone: 'draft', icon: IconPencil },
  finished: { tone: 'ok', icon: IconCheck },
  published: { tone: 'ok', icon: IconWorld },
};

function Sub({ view }: { view: MinutesView }) {
  const say = useText();
  const state = view.document ? 'published' : view.status;
  return (
    <>
      <Tag {...looks[state]}>{say(`MINUTES.STATES.${state}`)}</Tag>
      {view.status === 'draft' && <span>{say('MINUTES.COMPOSED')}</span>}
    </>
  );
}

function Parts(of: Reading) {
  const { view } = of;
  const isDraft = view.status === 'draft';
  return (
    <div className={css.page}>
      <Columns split="wide">
        <Column>
          <Whole {...of} />
        </Column>
        <div className={css.beside}>
          {isDraft ? <CheckCard {...of} /> : <ProofCard view={view} />}
          {isDraft && view.clock && <ClockCard clock={view.clock} />}
          <SignCard view={view} />
          {!isDraft && <AddendaCard view={view} />}
        </div>
      </Columns>
      <MinutesBar view={view} />
    </div>
  );
}
