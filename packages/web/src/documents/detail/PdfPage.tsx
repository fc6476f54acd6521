import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './PdfPreview.module.css';
import frame from './PreviewCard.module.css';

/** Points of a canvas at most: a phone has no more room for one. */
const mostPoints = 16_000_000;
/** Letters of a page that are read out at most. */
const mostLetters = 20_000;

type Props = {
  paper: PDFDocumentProxy;
  page: number;
  /** Times the width of the frame around it. */
  zoom: number;
};

/** One page, drawn as wide as its frame times the zoom; its words are there for who listens. */
export function PdfPage({ paper, page, zoom }: Props) {
  const say = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, tell] = useState('');
  const [isBroken, fail] = useState(false);
  useEffect(() => {
    let isOver = false;
    let drawing: { cancel: () => void } | undefined;
    const draw = async () => {
      const one = await paper.getPage(page);
      const place = canvas.current;
      if (isOver || !place) return;
      const room = (place.closest('section')?.clientWidth ?? 900) - 24;
      const plain = one.getViewport({ scale: 1 });
      const scale = (room / plain.width) * zoom;
      const dense = Math.min(
        window.devicePixelRatio || 1,
        Math.sqrt(mostPoints / (plain.width * plain.height)) / scale,
      );
      const viewport = one.getViewport({ scale: scale * dense });
      place.width = Math.floor(viewport.width);
      place.height = Math.floor(viewport.height);
      place.style.width = `${Math.floor(plain.width * scale)}px`;
      const task = one.render({ canvas: place, viewport });
      drawing = task;
      await task.promise;
      const { items } = await one.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      if (!isOver) tell(text.slice(0, mostLetters));
    };
    draw().catch((error: { name?: string }) => {
      if (!isOver && error.name !== 'RenderingCancelledException') fail(true);
    });
    return () => {
      isOver = true;
      drawing?.cancel();
    };
  }, [paper, page, zoom]);
  if (isBroken)
    return (
      <p className={frame.words} role="alert">
        {say('DOCUMENT.PDF.BROKEN_PAGE')}
      </p>
    );
  return (
    <div className={css.sheet}>
      <canvas ref={canvas} className={css.canvas} />
      <p className="vh">{words}</p>
    </div>
  );
}
