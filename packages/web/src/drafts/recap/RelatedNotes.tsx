import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useMoment } from '../../motions/moments.ts';

const to = (id: number, name: string) => <Link {...voteLinks.one(id)}>{name}</Link>;

/** That the vote was prolonged, that it takes the place of a cancelled one, that another took its place. */
export function RelatedNotes({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const moment = useMoment();
  const { prolonged, replaces, replacedBy } = vote;
  return (
    <>
      {prolonged && (
        <Note>
          {say('VOTE_DETAIL.RESULT.PROLONGED', {
            at: moment(prolonged.at),
            from: moment(prolonged.from),
            reason: prolonged.reason,
          })}
        </Note>
      )}
      {replaces?.cancelledAt && (
        <Note>
          {say('VOTE_DETAIL.RESULT.REPLACES', {
            same: replaces.same ? 'yes' : 'no',
            when: moment(replaces.cancelledAt),
          })}{' '}
          {to(replaces.id, replaces.name)}
        </Note>
      )}
      {replacedBy && (
        <Note>
          {say('VOTE_DETAIL.RESULT.REPLACED', { same: replacedBy.same ? 'yes' : 'no' })}{' '}
          {to(replacedBy.id, replacedBy.name)}
        </Note>
      )}
    </>
  );
}
