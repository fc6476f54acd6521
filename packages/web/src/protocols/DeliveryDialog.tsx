import { Button } from '@mantine/core';
import { IconBan, IconCheck, IconHourglass, IconMailOff, IconPrinter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import css from '../answers/Committee.module.css';
import { useDelivery } from '../answers/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useFormat, useText } from '../base/texts.tsx';
import { Tag, type TagTone } from '../kit/card/Tag.tsx';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import { useSaveReport } from './data.ts';

const looks = {
  sent: { tone: 'ok', icon: IconCheck },
  waiting: { tone: 'warn', icon: IconHourglass },
  failed: { tone: 'bad', icon: IconX },
  over: { tone: 'stone', icon: IconBan },
  noAddress: { tone: 'stone', icon: IconMailOff },
} as const satisfies Record<string, { tone: TagTone; icon: typeof IconCheck }>;

type Props = { id: number; opened: boolean; onClose: () => void };

/** Whom the mails of a vote reached, whom not, and who has no address. */
export function DeliveryDialog({ id, opened, onClose }: Props) {
  const say = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const of = useDelivery(id, page, opened);
  const notices = useSaveReport('noticeTicket');
  return (
    <Dialog opened={opened} onClose={onClose} wide title={say('VOTE_DETAIL.DELIVERY.TITLE')}>
      <Loaded of={of}>
        {(report) => (
          <>
            <p>
              {report.total === 0
                ? say('VOTE_DETAIL.DELIVERY.NONE')
                : say('VOTE_DETAIL.DELIVERY.SUM', {
                    sent: report.sentCount,
                    waiting: report.waitingCount,
                    failed: report.failedCount,
                    over: report.overCount,
                    noAddress: report.noAddressCount,
                  })}
            </p>
            {report.noAddressCount > 0 && (
              <Button
                variant="default"
                loading={notices.busy}
                leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => void notices.save(id)}
              >
                {say('VOTE.REPORT.NOTICE.DO')}
              </Button>
            )}
            <ul className={css.mails}>
              {report.mails.map((mail) => (
                <li key={`${mail.id} ${mail.person}`} className={css.mail}>
                  <span className={css.who}>
                    <b>{mail.person}</b>
                    <span className={css.aside}>{[mail.units, mail.recipient].filter(Boolean).join(', ')}</span>
                  </span>
                  <span className={css.aside}>
                    {format.dateTime(new Date(mail.at), {
                      day: '2-digit',
                      month: '2-digit',
                      year: 'numeric',
                      hour: '2-digit',
                      minute: '2-digit',
                    })}
                  </span>
                  <Tag {...looks[mail.state]}>{say(`VOTE_DETAIL.DELIVERY.STATES.${mail.state}`)}</Tag>
                </li>
              ))}
            </ul>
            {report.total > report.mails.length && (
              <Pager page={page} size={25} total={report.total} shown={report.mails.length} goTo={setPage} />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
