import { Button } from '@mantine/core';
import { IconDownload, IconListNumbers, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { agendaLinks } from '#contract/agenda/links.ts';
import { isDecided } from '#contract/agenda/rules.ts';
import type { AgendaView } from '#contract/agenda/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardLead, CardNone } from '../../kit/card/CardRows.tsx';
import { download } from '../../kit/files/download.ts';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import css from './AgendaCard.module.css';
import { BallotButton } from './BallotButton.tsx';
import { useAgenda } from './data.ts';
import { KeepTemplate } from './KeepTemplate.tsx';
import { PointItem } from './PointItem.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What is on at a meeting, in its order, as everybody reads it. */
export function AgendaCard({ id }: { id: number }) {
  return (
    <Loaded of={useAgenda(id)} shape={<RecordShape />}>
      {(agenda) => <Agenda agenda={agenda} />}
    </Loaded>
  );
}

type Props = { agenda: AgendaView };
function Agenda({ agenda }: Props) {
  const say = useText();
  const { points, may, archive } = agenda;
  const decides = points.some((p) => isDecided(p.kind));
  const take = archive && (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconDownload {...icon} />}
      onClick={() => download(archive.url)}
    >
      {say('AGENDA.ARCHIVE', { count: archive.count })}
    </Button>
  );
  return (
    <Card title={say('AGENDA.TITLE')} aside={take}>
      {points.length === 0 && <CardNone>{say(may.edit ? 'AGENDA.NONE_COMMITTEE' : 'AGENDA.NONE')}</CardNone>}
      {decides && <CardLead>{say('AGENDA.MAJORITY_LEAD')}</CardLead>}
      {points.length > 0 && (
        <ol className={css.points} aria-label={say('AGENDA.TITLE')}>
          {points.map((point) => (
            <PointItem key={point.id} point={point} to={points.find((p) => p.id === point.counterTo)?.label ?? null} />
          ))}
        </ol>
      )}
      {may.edit && <Acts agenda={agenda} />}
    </Card>
  );
}

function Acts({ agenda }: Props) {
  const say = useText();
  const isEmpty = agenda.points.length === 0;
  return (
    <CardFoot>
      <div className={css.acts}>
        <Button
          variant={isEmpty ? 'filled' : 'default'}
          leftSection={isEmpty ? <IconListNumbers {...icon} /> : <IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...agendaLinks.edit(agenda.id)} />}
        >
          {say(isEmpty ? 'AGENDA.WRITE' : 'AGENDA.EDIT')}
        </Button>
        <BallotButton agenda={agenda} />
        {!isEmpty && <KeepTemplate id={agenda.id} />}
      </div>
    </CardFoot>
  );
}
