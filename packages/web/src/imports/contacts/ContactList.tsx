import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ContactPreview } from '#contract/imports/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { TableMore } from '../../kit/table/TableMore.tsx';
import rows from '../steps/EntryRow.module.css';
import css from '../steps/PreviewStep.module.css';
import { ContactEntry } from './ContactEntry.tsx';
import { type ContactDraft, useDecideContacts } from './data.ts';

function Problem({ problem: { row, kind, params } }: { problem: ContactPreview['problems'][number] }) {
  const say = useText();
  return (
    <li className={rows.problem}>
      <Tag tone="info" icon={IconInfoCircle}>
        {say('IMPORTS.PROBLEMS.NOTE')}
      </Tag>
      <span className={rows.place}>
        {row === null ? say('IMPORTS.PROBLEMS.FILE') : say('IMPORTS.PROBLEMS.ROW', { row })}
      </span>
      <span className={rows.sentence}>{say(`CONTACT_IMPORT.PROBLEMS.${kind}`, params)}</span>
    </li>
  );
}

/** The entries of one tab, page by page, with what can be done with all of them. */
export function ContactList({ seen, draft }: { seen: ContactPreview; draft: ContactDraft }) {
  const say = useText();
  const decide = useDecideContacts();
  const { tab, list } = draft;
  const entries = list.parts.flatMap((part) => part.entries);
  const problems = list.parts.flatMap((part) => part.problems);
  const all = (accept: boolean) => void decide.run({ id: seen.draft.id, tab: 'new', accept }).catch(() => undefined);
  if (seen.total === 0)
    return (
      <Card>
        <p className={css.empty}>{say('IMPORTS.PREVIEW.EMPTY_TAB')}</p>
      </Card>
    );
  return (
    <Card>
      {tab === 'new' && (
        <div className={css.bulk}>
          <Button variant="default" disabled={decide.busy} onClick={() => all(true)}>
            {say('IMPORTS.PREVIEW.ACCEPT_ALL')}
          </Button>
          <Button variant="default" disabled={decide.busy} onClick={() => all(false)}>
            {say('IMPORTS.PREVIEW.LEAVE_ALL')}
          </Button>
        </div>
      )}
      <ul className={css.list} aria-busy={list.isFetching}>
        {entries.map((entry) => (
          <ContactEntry key={entry.key} id={seen.draft.id} entry={entry} />
        ))}
        {problems.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no names and never move
          <Problem key={i} problem={problem} />
        ))}
      </ul>
      <TableMore of={list} />
      <Pager
        page={draft.page}
        size={draft.sizePerPage}
        total={seen.total}
        shown={tab === 'problems' ? problems.length : entries.length}
        goTo={draft.goTo}
        resize={draft.resize}
      />
    </Card>
  );
}
