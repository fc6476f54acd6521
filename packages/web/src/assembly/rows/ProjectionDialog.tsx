import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconDeviceTv } from '@tabler/icons-react';
import { useState } from 'react';
import { projector } from '#contract/projector/endpoints.ts';
import { useChange, useReading } from '../../base/data.ts';
import { inTab } from '../../base/stored.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import css from './ProjectionDialog.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** The portal tells an address once: whoever made it finds it here again until they close the window. */
const keptAt = (id: number) => `pavlac.wall.${id}`;

type Props = { id: number; opened: boolean; onClose: () => void };

/** The link that the projector is given: made, shown, opened in a window of its own, and ended. */
export function ProjectionDialog({ id, opened, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('STAGE.PROJECTION.TITLE')}>
      <Projection id={id} onClose={onClose} />
    </Dialog>
  );
}

function useProjecting(id: number) {
  const { data } = useReading(projector.standing, { id });
  const [show, hide] = [useChange(projector.show), useChange(projector.hide)];
  const [kept, setKept] = useState(() => inTab.read(keptAt(id)));
  const keep = (url: string | null) => {
    if (url === null) inTab.forget(keptAt(id));
    else inTab.write(keptAt(id), url);
    setKept(url);
  };
  const make = async () => {
    const made = await show.run({ id }).catch(() => undefined);
    if (made) keep(made.url);
  };
  const end = async () => {
    if ((await hide.run({ id }).catch(() => undefined)) !== undefined) keep(null);
  };
  const until = data?.until ?? null;
  return { until, url: until === null ? null : kept, busy: show.busy || hide.busy, refused: show.refused, make, end };
}

function Projection({ id, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const shown = useShown();
  const { until, url, busy, refused, make, end } = useProjecting(id);
  const when = until === null ? '' : shown.moment(until);
  return (
    <FormStack>
      <p>{say(until === null ? 'STAGE.PROJECTION.TEXT' : 'STAGE.PROJECTION.UNTIL', { when })}</p>
      {url && <Address url={url} />}
      {until !== null && !url && <p>{say('STAGE.PROJECTION.ELSEWHERE')}</p>}
      {refused && <FieldError>{say(refused.key, refused.params)}</FieldError>}
      <DialogButtons>
        {until === null ? (
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
        ) : (
          <Button variant="default" loading={busy} onClick={() => void end()}>
            {say('STAGE.PROJECTION.END')}
          </Button>
        )}
        {url ? (
          <Button component="a" href={url} target="_blank" rel="noreferrer" leftSection={<IconDeviceTv {...icon} />}>
            {say('STAGE.PROJECTION.OPEN')}
          </Button>
        ) : (
          <Button loading={busy} leftSection={<IconDeviceTv {...icon} />} onClick={() => void make()}>
            {say(until === null ? 'STAGE.PROJECTION.MAKE' : 'STAGE.PROJECTION.ANEW')}
          </Button>
        )}
      </DialogButtons>
    </FormStack>
  );
}

/** For the computer at the projector, typed or scanned, and for phones. */
function Address({ url }: { url: string }) {
  const say = useText();
  return (
    <>
      <div className={css.code}>
        <QrCode text={url} label={say('STAGE.PROJECTION.QR')} />
        <p className={css.quiet}>{say('STAGE.PROJECTION.QR_HINT')}</p>
      </div>
      <TextInput
        label={say('STAGE.PROJECTION.ADDRESS')}
        value={url}
        readOnly
        onFocus={(e) => e.currentTarget.select()}
      />
      <div>
        <CopyButton value={url} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
              aria-live="polite"
            >
              {say(copied ? 'STAGE.PROJECTION.COPIED' : 'STAGE.PROJECTION.COPY')}
            </Button>
          )}
        </CopyButton>
      </div>
    </>
  );
}
