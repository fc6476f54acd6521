import { Button } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash, IconUsers } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { problemKeys } from '#contract/feeds/rules.ts';
import type { SourceView } from '#contract/feeds/schema-sources.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Sources.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { source: SourceView; onEdit: () => void };

/** What was read of it and when. */
function useReadingText({ url, fileName, readAt, nextAt }: SourceView): string {
  const say = useText();
  const { moment: when } = useShown();
  if (url === null) return say('SOURCES.OF_FILE', { name: fileName ?? '', when: readAt ? when(readAt) : '' });
  const read = readAt ? say('SOURCES.READ', { when: when(readAt) }) : say('SOURCES.NEVER');
  return [read, nextAt && say('SOURCES.NEXT', { when: when(nextAt) })].filter(Boolean).join(', ');
}

/** One calendar of others: how it is being read, and what is wrong with it. */
export function SourceRow({ source, onEdit }: Props) {
  const say = useText();
  const { name, url, isPublic, count, vanished, failures, problem, left } = source;
  const amount = [say('SOURCES.EVENTS', { n: count }), vanished > 0 && say('SOURCES.VANISHED', { n: vanished })];
  return (
    <div className={css.source}>
      <div className={css.row}>
        <div className={css.words}>
          <div className={css.name}>
            {typo(name)}
            {!isPublic && (
              <Tag icon={IconUsers} tone="info">
                {say('SOURCES.ONLY_COMMITTEE')}
              </Tag>
            )}
          </div>
          {url && <div className={css.quiet}>{url}</div>}
          <div className={css.quiet}>{useReadingText(source)}</div>
          <div className={css.quiet}>{amount.filter(Boolean).join(', ')}</div>
        </div>
        {url && <ReadNow source={source} />}
        <RowMenu name={name}>
          <Deeds source={source} onEdit={onEdit} />
        </RowMenu>
      </div>
      {problem && failures > 0 && (
        <Note tone="bad">
          {[say('SOURCES.FAILED', { n: failures }), say(problemKeys[problem]), say('SOURCES.KEPT')].join(' ')}
        </Note>
      )}
      {left.map(({ why, count: n }) => (
        <Note key={why} tone="warn">
          {say(`SOURCES.LEFT.${why}`, { n })}
        </Note>
      ))}
    </div>
  );
}

function ReadNow({ source: { id, name } }: Pick<Props, 'source'>) {
  const say = useText();
  const read = useChange(sources.read);
  return (
    <Button
      variant="default"
      className={css.now}
      leftSection={<IconRefresh {...icon} />}
      loading={read.busy}
      aria-label={say('SOURCES.READ_ONE', { name })}
      onClick={() => void read.run({ id }).catch(() => undefined)}
    >
      {say('SOURCES.READ_NOW')}
    </Button>
  );
}

function Deeds({ source: { id, name }, onEdit }: Props) {
  const say = useText();
  const remove = useChange(sources.remove);
  const removeNow = async () => {
    const yes = await confirm({
      title: say('SOURCES.REMOVE.TITLE', { name: typo(name) }),
      text: say('SOURCES.REMOVE.TEXT'),
      yes: say('SOURCES.REMOVE.DO'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (yes) await remove.run({ id }).catch(() => undefined);
  };
  return (
    <>
      <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
        {say('SOURCES.EDIT')}
      </MenuItem>
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
        {say('SOURCES.REMOVE.DO')}
      </MenuItem>
    </>
  );
}
