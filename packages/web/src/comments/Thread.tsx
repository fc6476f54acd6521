import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { CommentCalls } from '#contract/comments/endpoints.ts';
import type { CommentView, Quote } from '#contract/comments/schema.ts';
import { useAsk, useChange, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { CommentList, type Deeds, type Marks } from './CommentList.tsx';
import { Comments, headOf } from './Comments.tsx';
import { useWords } from './words.ts';

type Place = { id: number; stream?: string };
/** Where comments stand in a page; a further stream of the same thing has a place of its own, said by its name. */
const regionOf = (apart: string | undefined): string => (apart ? `komentare-${apart}` : 'komentare');
type Props = {
  calls: CommentCalls;
  /** What it is said to, and in which stream of it. */
  at: Place;
  /** The latest, the newest last, as they came with it; and how many there are. */
  comments: readonly CommentView[];
  total: number;
  note?: string | undefined;
  follow?: ReactNode;
  mayAdd: boolean;
  /** Something typed and not sent yet stays in sight also when nothing may be said any more. */
  keepsTyped?: boolean;
  /** What tells this stream from the first one where two stand in a page. */
  apart?: string;
  /** Where comments are quoted, what is new is marked, or what was read folds. */
  marks?: Marks;
  more?: Deeds['more'];
  under?: Deeds['under'];
};

/** One stream of comments of anything that takes them: read, said, changed, deleted. */
export function Thread(props: Props) {
  const { calls, at, comments, total, note, follow, mayAdd, keepsTyped = false, apart, marks, more, under } = props;
  const me = useMe();
  const ask = useAsk();
  const add = useChange(calls.add);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [typed, setTyped] = useState(false);
  const region = regionOf(apart);
  const deeds = useDeeds(calls, at, region);
  const people: Deeds['people'] = async (text) => (await ask(calls.people, { ...at, text })).people;
  const quoteNow: Deeds['onQuote'] = ({ id, user, message }) => {
    setQuote({ id, full_name: user?.full_name ?? null, message, hidden: false });
    window.setTimeout(() => document.querySelector<HTMLElement>(`#${region} textarea`)?.focus());
  };
  const first = comments[0]?.id;
  const hasOlder = first !== undefined && total > comments.length;
  return (
    <Comments
      region={region}
      comments={comments}
      total={total}
      older={
        hasOlder && <Older calls={calls} at={at} before={first} people={people} more={more} under={under} {...deeds} />
      }
      note={note}
      follow={follow}
      {...deeds}
      more={more}
      under={under}
      onQuote={marks && mayAdd && !me.visitUntil ? quoteNow : undefined}
      marks={marks}
      quoting={{ quote, onUnquote: () => setQuote(null), onTyped: setTyped }}
      onAdd={(mayAdd || (keepsTyped && typed)) && !me.visitUntil ? (said) => add.run({ ...at, ...said }) : undefined}
      people={people}
      me={{ name: me.full_name, picture: null }}
    />
  );
}

function useDeeds(calls: CommentCalls, at: Place, region: string): Pick<Deeds, 'onRemove' | 'onEdit'> {
  const remove = useChange(calls.remove);
  const edit = useChange(calls.edit);
  return {
    onEdit: (commentId, said) => edit.run({ ...at, commentId, ...said }),
    onRemove: (commentId) =>
      remove.run({ ...at, commentId }).then(
        (done) => {
          // The button that was pressed is gone.
          document.getElementById(headOf(region))?.focus({ preventScroll: true });
          return done !== undefined;
        },
        () => false,
      ),
  };
}

type OlderProps = Deeds & Pick<Props, 'calls' | 'at'> & { before: number };
/** A hundred before those that are shown, once somebody asks for them; above them the way to still older ones. */
function Older({ calls, at, before, ...deeds }: OlderProps) {
  const say = useText();
  const words = useWords();
  const [opened, open] = useState(false);
  const of = useReading(calls.list, { ...at, before }, { when: opened, keep: true });
  if (!opened)
    return (
      <Button variant="subtle" fullWidth radius={0} onClick={() => open(true)}>
        {say(words.older)}
      </Button>
    );
  return (
    <Loaded of={of}>
      {({ comments, more }) => (
        <>
          {more && comments[0] && <Older calls={calls} at={at} before={comments[0].id} {...deeds} />}
          <CommentList comments={comments} {...deeds} />
        </>
      )}
    </Loaded>
  );
}
