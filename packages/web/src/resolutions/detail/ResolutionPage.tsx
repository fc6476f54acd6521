import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { typo } from '#contract/base/words/typo.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { isId, useResolution } from '../rows/data.ts';
import { CommitteeTag, FulfilmentTag, MineTag, ResultTag } from '../rows/Marks.tsx';
import { MissingResolution } from '../rows/MissingResolution.tsx';
import { CareCard } from './CareCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { OutcomeCard, WhereCard } from './OutcomeCard.tsx';
import css from './Resolution.module.css';

/** /usneseni/{id}: what was decided, how, and what came of it. */
export function ResolutionPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/usneseni/$id' });
  useRemembered();
  const of = useResolution(id);
  if (!isId(id) || (of.error?.status === 404 && !of.data))
    return <MissingResolution key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      title={of.data ? say('RESOLUTION.NUMBERED', { number: of.data.number }) : say('RESOLUTION.ONE')}
      back={{ ...resolutionLinks.list(), name: say('RESOLUTION.TITLE') }}
      sub={(r) => <Sub r={r} />}
      actions={(r) => r.may.edit && r.adopted && <Edit id={r.id} />}
    >
      {(r) => (
        <Columns>
          <Column>
            <Wording r={r} />
            <OutcomeCard r={r} />
          </Column>
          <Column>
            <CareCard r={r} />
            <LinkedCard r={r} />
            <WhereCard r={r} />
            <HistoryCard r={r} />
          </Column>
        </Columns>
      )}
    </RecordPage>
  );
}

type Props = { r: ResolutionDetail };

function Edit({ id }: { id: number }) {
  const say = useText();
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...resolutionLinks.edit(id)} />}
    >
      {say('FORM.EDIT')}
    </Button>
  );
}

const Sub = ({ r }: Props) => (
  <>
    <ResultTag adopted={r.adopted} />
    <FulfilmentTag r={r} />
    {r.isMine && r.state === 'open' && <MineTag />}
    {!r.isPublic && <CommitteeTag />}
  </>
);

/** What was voted on, word for word. */
function Wording({ r: { name, wording } }: Props) {
  const say = useText();
  return (
    <Card title={say('RESOLUTION.WORDING')} padded>
      <div className={css.wording}>
        <p className={css.name}>{typo(name)}</p>
        {isEmptyRichText(wording) ? (
          <p className={css.quiet}>{say('RESOLUTION.ONLY_NAME')}</p>
        ) : (
          <Prose html={wording} headingsFrom={3} />
        )}
        <p className={css.quiet}>{say('RESOLUTION.FIXED')}</p>
      </div>
    </Card>
  );
}
