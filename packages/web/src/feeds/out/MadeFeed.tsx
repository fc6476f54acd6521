import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { FeedMade } from '#contract/feeds/schema.ts';
import { useText } from '../../base/texts.tsx';
import { DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Feeds.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Phones and computers offer to subscribe to what begins so. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The address that was just made: shown this once. */
export function MadeFeed({ feed: { url }, onDone }: { feed: FeedMade; onDone: () => void }) {
  const say = useText();
  return (
    <FormStack>
      {url !== null && (
        <>
          <Note tone="warn">{say('FEEDS.ONCE')}</Note>
          <div className={css.code}>
            <QrCode text={subscribing(url)} label={say('FEEDS.QR')} />
            <p className={css.quiet}>{say('FEEDS.QR_HINT')}</p>
          </div>
          <TextInput
            label={say('FEEDS.ADDRESS')}
            description={say('FEEDS.BY_HAND')}
            value={url}
            readOnly
            onFocus={(e) => e.currentTarget.select()}
          />
          <div className={css.deeds}>
            <CopyButton value={url} timeout={4000}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
                  onClick={copy}
                  aria-live="polite"
                >
                  {say(copied ? 'FEEDS.COPIED' : 'FEEDS.COPY')}
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              component="a"
              href={subscribing(url)}
              leftSection={<IconExternalLink {...icon} />}
            >
              {say('FEEDS.OPEN')}
            </Button>
          </div>
        </>
      )}
      <DialogButtons>
        <Button onClick={onDone}>{say('FEEDS.FINISH')}</Button>
      </DialogButtons>
    </FormStack>
  );
}
