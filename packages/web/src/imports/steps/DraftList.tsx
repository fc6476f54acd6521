import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Place } from '#contract/base/calls/links.ts';
import type { Draft } from '#contract/imports/drafts/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './OpenDrafts.module.css';

type Props = {
  drafts: readonly Draft[];
  /** Where the drafts live. */
  at: (id: number) => Place;
  title: string;
  names: { go: (name: string) => string; discard: (name: string) => string };
  discard: { run: (input: { id: number }) => Promise<unknown>; busy: boolean };
  ask: () => Promise<boolean>;
};

function Row({ draft, at, names, discard, ask }: Omit<Props, 'drafts' | 'title'> & { draft: Draft }) {
  const say = useText();
  const format = useFormat();
  const when = format.dateTime(new Date(draft.createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  const name = draft.fileName;
  return (
    <li className={css.draft}>
      <Link {...linkTo(at(draft.id))} className={css.name} aria-label={names.go(name)}>
        {name}
      </Link>
      <span className={css.by}>{say('IMPORTS.FILE.STARTED', { name: draft.createdBy, at: when })}</span>
      <ActionIcon
        className={css.end}
        aria-label={names.discard(name)}
        loading={discard.busy}
        onClick={async () => (await ask()) && (await discard.run({ id: draft.id }).catch(() => undefined))}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

/** Imports begun and not finished; nothing when there are none. */
export const DraftList = ({ drafts, title, ...rest }: Props) =>
  drafts.length > 0 && (
    <Card title={title}>
      <ul className={css.list}>
        {drafts.map((draft) => (
          <Row key={draft.id} draft={draft} {...rest} />
        ))}
      </ul>
    </Card>
  );
