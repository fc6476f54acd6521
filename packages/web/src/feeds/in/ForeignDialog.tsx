import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import type { ForeignOccurrence } from '#contract/feeds/schema-sources.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Sources.module.css';

type Props = { event: ForeignOccurrence; when: string; onClose: () => void };

/** What somebody else publishes: read here, changed there. */
export function ForeignDialog({ event, when, onClose }: Props) {
  const say = useText();
  const shown = useShown();
  const { title, description, place_address, source, vanished, readAt, link } = event;
  const read = readAt === null ? 'none' : shown.moment(readAt);
  return (
    <Dialog opened onClose={onClose} title={typo(title || source)}>
      <FormStack>
        {vanished && <Note tone="warn">{say('SOURCES.GONE')}</Note>}
        <p className={css.when}>{when}</p>
        {place_address && <p className={css.text}>{typo(place_address)}</p>}
        {description && <p className={css.text}>{description}</p>}
        <p className={css.quiet}>{say('SOURCES.FOREIGN', { source, when: read })}</p>
        <p className={css.quiet}>{say('SOURCES.READ_ONLY')}</p>
        <DialogButtons>
          {link && (
            <Button
              variant="default"
              component="a"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
            >
              {say('SOURCES.LINK')}
            </Button>
          )}
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
