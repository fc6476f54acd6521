import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bytesOf } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './BytesPreview.module.css';
import { cellsOf, decoded } from './decoded.ts';
import frame from './PreviewCard.module.css';

/** Bytes of a text or of a table that are read to be shown. */
const most = 2_000_000;
/** Letters of a text that are shown: more of them would make the page slow. */
const mostLetters = 200_000;

type Props = { url: string; name: string; way: 'csv' | 'text' };

/** A text or a table in the page, in the letters it was written in. */
export function BytesPreview({ url, name, way }: Props) {
  const say = useText();
  const { data, error } = useQuery({
    queryKey: ['bytes', url],
    queryFn: ({ signal }) => bytesOf(url, most, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const text = useMemo(() => (data ? decoded(data.bytes) : ''), [data]);
  if (error)
    return (
      <p className={frame.words} role="alert">
        {say('DOCUMENT.PREVIEW.FAILED')}
      </p>
    );
  if (!data)
    return (
      <p className={frame.words} role="status">
        {say('DOCUMENT.PREVIEW.LOADING')}
      </p>
    );
  if (text.trim() === '') return <p className={frame.words}>{say('DOCUMENT.PREVIEW.EMPTY')}</p>;
  return way === 'csv' ? (
    <Table text={text} name={name} cut={data.cut} />
  ) : (
    <Text text={text} name={name} cut={data.cut} />
  );
}

type PartProps = { text: string; name: string; cut: boolean };

function Cut({ cut }: { cut: boolean }) {
  const say = useText();
  if (!cut) return null;
  return (
    <div className={frame.note}>
      <Note>{say('DOCUMENT.PREVIEW.CUT')}</Note>
    </div>
  );
}

function Text({ text, name, cut }: PartProps) {
  const say = useText();
  return (
    <>
      <Cut cut={cut || text.length > mostLetters} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={frame.frame} tabIndex={0} aria-label={say('DOCUMENT.PREVIEW.TEXT', { name })}>
        <pre className={css.text}>{text.slice(0, mostLetters)}</pre>
      </section>
    </>
  );
}

function Table({ text, name, cut }: PartProps) {
  const say = useText();
  const { head, rows, cut: isCut } = useMemo(() => cellsOf(text), [text]);
  const label = say('DOCUMENT.PREVIEW.TABLE', { name });
  return (
    <>
      <Cut cut={cut || isCut} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={frame.frame} tabIndex={0} aria-label={label}>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              {head.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={line}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
