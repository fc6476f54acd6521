import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { UnitAccount } from '#contract/accounts/schema.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { clearanceLinks } from '#contract/clearances/links.ts';
import type { ClearanceRow } from '#contract/clearances/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { download } from '../../kit/files/download.ts';

/** Confirmations of debts of the unit: asked for by its owner with one click, taken as PDF once they are issued. */
export function ClearanceCard({ account }: { account: UnitAccount }) {
  const say = useText();
  const when = useWhen();
  const ask = useChange(clearances.request);
  const { data } = useReading(clearances.list, { unitId: account.unit.id });
  if (!data) return null;
  const [asked] = data.requests;
  const isOwn = data.own.some((u) => u.id === account.unit.id);
  const send = () => void ask.run({ unitId: account.unit.id }).catch(() => undefined);
  return (
    <Card title={say('CLEARANCES.CARD.TITLE')}>
      <CardLead>
        {asked
          ? say('CLEARANCES.CARD.ASKED', { day: when.day(asked.askedAt) })
          : say(data.may.all ? 'CLEARANCES.LEAD' : 'CLEARANCES.CARD.LEAD')}
      </CardLead>
      {data.clearances.length > 0 && (
        <CardRows>
          {data.clearances.map((row) => (
            <One key={row.id} row={row} />
          ))}
        </CardRows>
      )}
      {data.may.all && (
        <CardFoot>
          <Link {...linkTo(clearanceLinks.list())}>{say('CLEARANCES.CARD.ALL')}</Link>
        </CardFoot>
      )}
      {isOwn && !asked && !data.may.issue && (
        <CardFoot>
          <Button variant="default" loading={ask.busy} onClick={send}>
            {say('CLEARANCES.CARD.ASK')}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

function One({ row: { id, number, date, state } }: { row: ClearanceRow }) {
  const say = useText();
  const { day } = useDayText();
  const fetching = useAsk();
  const fetch = () =>
    void fetching(clearances.paper, { id })
      .then(({ url }) => download(url))
      .catch(() => undefined);
  return (
    <CardRow low>
      <span>{[number, day(date), say(`CLEARANCES.STATES.${state}`)].join(', ')}</span>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        aria-label={say('CLEARANCES.DOWNLOAD_ONE', { number })}
        onClick={fetch}
      >
        {say('CLEARANCES.DOWNLOAD')}
      </Button>
    </CardRow>
  );
}
