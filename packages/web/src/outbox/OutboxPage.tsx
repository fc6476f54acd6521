import { IconMail, IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { outboxLinks } from '#contract/outbox/links.ts';
import { Loaded } from '../base/Loaded.tsx';
import type { Listing } from '../base/listing.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { FilterBar } from '../kit/filter/FilterBar.tsx';
import { NoMatch } from '../kit/filter/NoMatch.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Note } from '../kit/page/Note.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { Table } from '../kit/table/Table.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useList } from '../kit/table/useList.ts';
import { type MailList, mailList, useAgain, useMails } from './data.ts';
import { MailCard, useMailColumns } from './MailColumns.tsx';

type Of = ReturnType<typeof useMails>;

/** /admin/posta: the mails of the installation. */
export function OutboxPage() {
  const say = useText();
  const list = useList('outbox', mailList, '-id');
  const of = useMails(list);
  return (
    <>
      <PageHead title={say('OUTBOX.TITLE')} />
      <Loaded of={of} shape={<ListShape />}>
        {(first) => (
          <>
            {!first.sends && <Note tone="warn">{say('OUTBOX.KEPT')}</Note>}
            <Tabs
              label={say('OUTBOX.TABS.LABEL')}
              value={list.tab}
              onChange={list.choose}
              tabs={[
                { value: 'waiting', label: say('OUTBOX.TABS.waiting'), count: first.waitingCount },
                { value: 'sent', label: say('OUTBOX.TABS.sent'), count: first.sentCount },
                { value: 'failed', label: say('OUTBOX.TABS.failed'), count: first.failedCount },
                { value: 'all', label: say('OUTBOX.TABS.all'), count: first.allCount },
              ]}
            >
              <Card>
                <FilterBar list={list} search={{ name: 'recipient', label: say('OUTBOX.SEARCH') }} fields={[]} />
                <Rows key={list.tab} list={list} of={of} total={first.total} />
              </Card>
            </Tabs>
          </>
        )}
      </Loaded>
    </>
  );
}

function Rows({ list, of, total }: { list: MailList; of: Of; total: number }) {
  const say = useText();
  const columns = useMailColumns();
  const again = useAgain();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyState kind="empty" title={say('OUTBOX.EMPTY_TITLE')} text={say('OUTBOX.EMPTY_TEXT')} />;
  return (
    <Table
      label={say('OUTBOX.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={of.parts.flatMap((part) => part.mails)}
      total={total}
      columns={columns}
      nameOf={(mail) => `${mail.subject}, ${mail.recipient}`}
      card={(mail) => <MailCard mail={mail} />}
      menu={(mail) => (
        <>
          <MenuItem
            leftSection={<IconMail size={20} stroke={1.75} />}
            renderRoot={(props) => <Link {...props} {...outboxLinks.one(mail.id)} />}
          >
            {say('OUTBOX.OPEN')}
          </MenuItem>
          {mail.state === 'failed' && (
            <MenuItem
              leftSection={<IconMailForward size={20} stroke={1.75} />}
              onClick={() => void again.run({ id: mail.id }).catch(() => undefined)}
            >
              {say('OUTBOX.AGAIN')}
            </MenuItem>
          )}
        </>
      )}
    />
  );
}
