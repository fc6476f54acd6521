import { useEffect, useState } from 'react';
import { projector } from '#contract/projector/endpoints.ts';
import type { Board } from '#contract/projector/schema.ts';
import { addressed } from '../../base/addressed.ts';
import { asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';

/** Between looks whether the stream still comes; where it does not, the board is asked for. */
const every = 5_000;

type Seen = {
  board: Board | null;
  /** The link is over. */
  gone: boolean;
  /** When it was read last, once nobody answers. */
  since: Date | null;
};

/** What is behind the link, as it changes: told by a stream, and where none comes, asked for. */
export function useProjection(token: string): Seen {
  const [seen, setSeen] = useState<Seen>({ board: null, gone: false, since: null });
  useEffect(() => {
    let readAt = new Date();
    let stream: EventSource | null = null;
    let over = false;
    let shown = 0;
    const show = (board: Board) => {
      shown += 1;
      readAt = new Date();
      setSeen({ board, gone: false, since: null });
    };
    const listen = () => {
      stream = new EventSource(addressed(projector.listen, { token }).url);
      stream.addEventListener('shown', ({ data }: MessageEvent<string>) => show(JSON.parse(data) as Board));
    };
    const fail = (error: unknown) => {
      const { status } = asAnswer(error);
      if (over) return;
      over = status === 404 || status === 400;
      if (over) stream?.close();
      setSeen((was) => ({ board: over ? null : was.board, gone: over, since: readAt }));
    };
    const look = () => {
      const before = shown;
      // What the stream told meanwhile is newer.
      const late = (board: Board) => shown === before && show(board);
      return ask(projector.look, { token }, undefined, { quiet: true }).then(late, fail);
    };
    const watch = () => {
      if (over || stream?.readyState === EventSource.OPEN) return;
      void look();
      // Refused once, it does not come back by itself.
      if (stream?.readyState === EventSource.CLOSED) listen();
    };
    void look();
    listen();
    const timer = setInterval(watch, every);
    return () => {
      over = true;
      clearInterval(timer);
      stream?.close();
    };
  }, [token]);
  return seen;
}
