import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import type { FeedMade, FeedView } from '#contract/feeds/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import css from './Feeds.module.css';
import { programOf } from './program.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { feed: FeedView; onEdit: () => void; onMade: (feed: FeedMade) => void };

/** One address: what is behind it and when it was last asked. */
export function FeedRow({ feed, onEdit, onMade }: Props) {
  const say = useText();
  const shown = useShown();
  const { calendars, fetchedAt, fetchedBy, withCommittee, withLayers } = feed;
  const program = programOf(fetchedBy);
  const behind = [
    calendars === null ? say('FEEDS.EVERY') : say('FEEDS.COUNT', { n: calendars.length }),
    withLayers && say('FEEDS.WITH_LAYERS'),
    withCommittee && say('FEEDS.WITH_COMMITTEE'),
  ];
  const read = fetchedAt ? say('FEEDS.FETCHED', { when: shown.moment(fetchedAt) }) : say('FEEDS.NEVER');
  return (
    <div className={css.row}>
      <div className={css.words}>
        <div className={css.name}>{typo(feed.name)}</div>
        <div className={css.quiet}>{behind.filter(Boolean).join(', ')}</div>
        <div className={css.quiet}>
          {[read, fetchedAt && program && say('FEEDS.BY', { program })].filter(Boolean).join(', ')}
        </div>
      </div>
      <RowMenu name={feed.name}>
        <Deeds {...{ feed, onEdit, onMade }} />
      </RowMenu>
    </div>
  );
}

/** Both ask first: what knows the address stops being kept up to date at once. */
function Deeds({ feed: { id, name }, onEdit, onMade }: Props) {
  const say = useText();
  const renew = useChange(feeds.renew);
  const revoke = useChange(feeds.revoke);
  const asked = (what: 'RENEW' | 'REVOKE') =>
    confirm({
      title: say(`FEEDS.${what}.TITLE`, { name: typo(name) }),
      text: say(`FEEDS.${what}.TEXT`),
      yes: say(`FEEDS.${what}.DO`),
      no: say('FORM.KEEP'),
      danger: what === 'REVOKE',
    });
  const renewNow = async () => {
    if (!(await asked('RENEW'))) return;
    const made = await renew.run({ id }).catch(() => undefined);
    if (made) onMade(made);
  };
  const revokeNow = async () => {
    if (await asked('REVOKE')) await revoke.run({ id }).catch(() => undefined);
  };
  return (
    <>
      <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
        {say('FEEDS.CHANGE')}
      </MenuItem>
      <MenuItem leftSection={<IconRefresh {...icon} />} onClick={() => void renewNow()}>
        {say('FEEDS.RENEW.DO')}
      </MenuItem>
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void revokeNow()}>
        {say('FEEDS.REVOKE.DO')}
      </MenuItem>
    </>
  );
}
