import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { imports } from '#contract/imports/endpoints.ts';
import type { Draft } from '#contract/imports/schema.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useFormat, useText } from '../base/texts.tsx';
import { Card } from '../kit/Card.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useDiscard } from './data.ts';
import css from './OpenDrafts.module.css';
import { useAskDiscard } from './useAskDiscard.ts';

function Row({ draft }: { draft: Draft }) {
  const say = useText();
  const format = useFormat();
  const discard = useDiscard();
  const ask = useAskDiscard();
  const at = format.dateTime(new Date(draft.createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  const name = draft.fileName;
  return (
    <li className={css.draft}>
      <Link
        to={`/jednotky/import/${draft.id}` as never}
        className={css.name}
        aria-label={say('IMPORTS.FILE.CONTINUE', { name })}
      >
        {name}
      </Link>
      <span className={css.by}>{say('IMPORTS.FILE.STARTED', { name: draft.createdBy, at })}</span>
      <ActionIcon
        className={css.end}
        aria-label={say('IMPORTS.FILE.DISCARD', { name })}
        loading={discard.busy}
        onClick={async () => (await ask()) && (await discard.run({ id: draft.id }).catch(() => undefined))}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

/** Imports begun and not finished; nothing when there are none. */
export function OpenDrafts() {
  const say = useText();
  const reading = useReading(imports.drafts, { page: 1, sizePerPage: 25 });
  return (
    <Loaded of={reading} shape={<Skeleton rows={1} />}>
      {({ drafts }) =>
        drafts.length > 0 && (
          <Card title={say('IMPORTS.FILE.OPEN')}>
            <ul className={css.list}>
              {drafts.map((draft) => (
                <Row key={draft.id} draft={draft} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}
