import { Switch } from '@mantine/core';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';

/** Whether people are asked to confirm what comes, and whether they are mailed of it. */
export type Said = { acceptRead: boolean; notify: boolean };
export const silently: Said = { acceptRead: false, notify: false };

type Props = { said: Said; onChange: (said: Said) => void };

/** What goes for all files of one upload. */
export function UploadSwitches({ said, onChange }: Props) {
  const say = useText();
  const mayAsk = useMay('acceptRead', 'rw');
  return (
    <>
      {mayAsk && (
        <Switch
          label={say('DOCUMENT.ACCEPT.SWITCH')}
          description={say('DOCUMENT.ACCEPT.SWITCH_HINT')}
          checked={said.acceptRead}
          onChange={(e) => onChange({ ...said, acceptRead: e.currentTarget.checked })}
        />
      )}
      <Switch
        label={say('DOCUMENT.NOTIFY.SWITCH')}
        description={say('DOCUMENT.NOTIFY.SWITCH_HINT')}
        checked={said.notify}
        onChange={(e) => onChange({ ...said, notify: e.currentTarget.checked })}
      />
    </>
  );
}
