import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Version } from '#contract/documents/schema-versions.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { fileSign } from '../../kit/files/file-signs.ts';
import { Note } from '../../kit/page/Note.tsx';
import css from './PreviewCard.module.css';
import { type Shown, shownOf, wayOf } from './shown.ts';

// What reads papers and tables is heavy: it comes for whoever looks at one.
const PdfPreview = latePart(async () => (await import('./PdfPreview.tsx')).PdfPreview);
const BytesPreview = latePart(async () => (await import('./BytesPreview.tsx')).BytesPreview);

type Props = {
  file: DocumentDetail;
  /** An older version that is looked at instead. */
  older: Version | null;
  /** The page that a paper opens on. */
  page: number;
  onBack: () => void;
};

/** What is in the document, as far as it can be shown here. */
export function PreviewCard({ file, older, page, onBack }: Props) {
  const say = useText();
  const id = useId();
  const { moment } = useWhen();
  const [open, setOpen] = useState(true);
  const shown = shownOf(file, older);
  if (!shown) return <LinkCard url={file.url ?? ''} />;
  const Sign = open ? IconChevronUp : IconChevronDown;
  return (
    <Card
      title={say('DOCUMENT.PREVIEW.TITLE')}
      aside={
        <Button
          variant="subtle"
          aria-expanded={open}
          aria-controls={id}
          rightSection={<Sign size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        >
          {say(open ? 'DOCUMENT.PREVIEW.LESS' : 'DOCUMENT.PREVIEW.MORE')}
        </Button>
      }
    >
      {older && (
        <div className={css.note}>
          <Note live>
            {say('DOCUMENT.PREVIEW.OLDER', { number: older.number, when: moment(older.createdAt) })}{' '}
            <Button variant="subtle" onClick={onBack}>
              {say('DOCUMENT.PREVIEW.BACK')}
            </Button>
          </Note>
        </div>
      )}
      <div id={id} hidden={!open}>
        {open && <Inside key={`${shown.url} ${page}`} shown={shown} page={older ? 1 : page} />}
      </div>
    </Card>
  );
}

function Inside({ shown, page }: { shown: Shown; page: number }) {
  const say = useText();
  const name = wholeName(shown);
  const way = wayOf(shown);
  if (way === 'odd')
    return (
      <p className={css.words}>
        {say('DOCUMENT.PREVIEW.ODD', { extension: shown.extension, kind: say(fileSign(shown).key) })}
      </p>
    );
  if (way === 'unread') return <p className={css.words}>{say('DOCUMENT.PREVIEW.UNREAD')}</p>;
  if (way === 'none') return <p className={css.words}>{say('DOCUMENT.PREVIEW.NONE')}</p>;
  if (way === 'image')
    return (
      <div className={`${css.frame} ${css.low}`}>
        <img src={shown.previewUrl ?? ''} alt={say('DOCUMENT.PREVIEW.IMAGE', { name })} className={css.image} />
      </div>
    );
  const waiting = (
    <p className={css.words} role="status">
      {say(way === 'pdf' ? 'DOCUMENT.PDF.LOADING' : 'DOCUMENT.PREVIEW.LOADING')}
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      {way === 'pdf' ? (
        <PdfPreview url={shown.url} name={name} at={page} />
      ) : (
        <BytesPreview url={shown.url} name={name} way={way} />
      )}
    </Suspense>
  );
}

function LinkCard({ url }: { url: string }) {
  const say = useText();
  return (
    <Card title={say('DOCUMENT.LINK.TITLE')} padded>
      <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
        {url}
      </a>
      <p>{say('DOCUMENT.LINK.OUTSIDE')}</p>
    </Card>
  );
}
