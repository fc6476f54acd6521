import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

/** What becomes of a paper: it comes, it is here, or why it is not. */
export type Pdf = { state: 'loading' } | { state: 'here'; paper: PDFDocumentProxy } | { state: 'failed' | 'locked' };

/** A paper that answers nothing for so long is given up; its reader is thrown away with it. */
const patience = 60_000;

/** Opens a paper in a thread of its own; pages come by ranges as they are looked at, and nothing in it is run. */
export function usePdf(url: string): Pdf {
  const [pdf, set] = useState<Pdf>({ state: 'loading' });
  useEffect(() => {
    GlobalWorkerOptions.workerSrc = worker;
    const task = getDocument({
      url,
      disableAutoFetch: true,
      disableStream: true,
      rangeChunkSize: 262_144,
      useWasm: false,
    });
    let isOver = false;
    const end = (next: Pdf) => {
      if (!isOver) set(next);
    };
    const late = setTimeout(() => {
      end({ state: 'failed' });
      void task.destroy();
    }, patience);
    task.onPassword = () => {
      end({ state: 'locked' });
      void task.destroy();
    };
    task.promise
      .then(
        (paper) => end({ state: 'here', paper }),
        (error: { name?: string }) => {
          // Who asks for a password has told it already, and ends so.
          if (error.name !== 'PasswordException')
            set((now) => (isOver || now.state === 'locked' ? now : { state: 'failed' }));
        },
      )
      .finally(() => clearTimeout(late));
    return () => {
      isOver = true;
      clearTimeout(late);
      void task.destroy();
    };
  }, [url]);
  return pdf;
}
