import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { PdfPage } from './PdfPage.tsx';
import css from './PdfPreview.module.css';
import frame from './PreviewCard.module.css';
import { usePdf } from './usePdf.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Times the width of the frame. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const fit = zooms.indexOf(1);

/** A paper a page at a time, from the page `at`, with its number and zoom. */
export function PdfPreview({ url, name, at }: { url: string; name: string; at: number }) {
  const say = useText();
  const pdf = usePdf(url);
  const [turned, turn] = useState(at);
  const [zoom, setZoom] = useState(fit);
  if (pdf.state === 'loading')
    return (
      <p className={frame.words} role="status">
        {say('DOCUMENT.PDF.LOADING')}
      </p>
    );
  if (pdf.state !== 'here')
    return (
      <p className={frame.words} role="alert">
        {say(pdf.state === 'locked' ? 'DOCUMENT.PDF.LOCKED' : 'DOCUMENT.PDF.FAILED')}
      </p>
    );
  const { paper } = pdf;
  const pages = paper.numPages;
  const page = Math.min(pages, turned);
  const goTo = (next: number) => turn(Math.min(pages, Math.max(1, next)));
  const onKey = (e: KeyboardEvent) => {
    if (e.key === 'PageDown') goTo(page + 1);
    else if (e.key === 'PageUp') goTo(page - 1);
    else return;
    e.preventDefault();
  };
  return (
    <>
      <div className={css.bar}>
        <Pages page={page} pages={pages} goTo={goTo} />
        <div className={css.group}>
          <ActionIcon aria-label={say('DOCUMENT.PDF.ZOOM_OUT')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            <IconZoomOut {...icon} />
          </ActionIcon>
          <span className={css.zoom} role="status">
            <span className="vh">{say('DOCUMENT.PDF.ZOOM')} </span>
            {(zooms[zoom] ?? 1) * 100} %
          </span>
          <ActionIcon
            aria-label={say('DOCUMENT.PDF.ZOOM_IN')}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            <IconZoomIn {...icon} />
          </ActionIcon>
          {zoom !== fit && (
            <Button variant="subtle" onClick={() => setZoom(fit)}>
              {say('DOCUMENT.PDF.FIT')}
            </Button>
          )}
        </div>
      </div>
      <section
        className={frame.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={say('DOCUMENT.PDF.SHOWN', { page, name })}
        onKeyDown={onKey}
      >
        <PdfPage key={page} paper={paper} page={page} zoom={zooms[zoom] ?? 1} />
      </section>
    </>
  );
}

type PagesProps = { page: number; pages: number; goTo: (page: number) => void };
function Pages({ page, pages, goTo }: PagesProps) {
  const say = useText();
  const [typed, type] = useState<string | null>(null);
  const go = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted > 0) goTo(wanted);
    type(null);
  };
  return (
    <div className={css.group}>
      <ActionIcon aria-label={say('DOCUMENT.PDF.PREVIOUS')} disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <TextInput
        className={css.number}
        aria-label={say('DOCUMENT.PDF.PAGE')}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(e) => type(e.currentTarget.value.replace(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(e) => e.key === 'Enter' && go()}
      />
      <span className={css.of}>{say('DOCUMENT.PDF.OF', { pages })}</span>
      <ActionIcon aria-label={say('DOCUMENT.PDF.NEXT')} disabled={page >= pages} onClick={() => goTo(page + 1)}>
        <IconChevronRight {...icon} />
      </ActionIcon>
    </div>
  );
}
