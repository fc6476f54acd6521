import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { dropFiles } from '../base/files/files.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { offersBy } from './rows/queries-offers.ts';

/** Who made an album; who brought a photograph is known of its file. */
export const personalOfGallery = personal({
  columns: {
    'album.owner_id': {
      told: 'albums',
      merged: 'given',
      erased: { stays: 'photographs of the house stay, without a name' },
    },
    'photo_offer.member_id': {
      told: 'photosOffered',
      merged: 'given',
      erased: { byItself: 'the pictures themselves go with what waits' },
    },
    'photo_answer.member_id': { told: 'photosJudged', merged: 'given', erased: 'goes' },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'gallery', 'rw')) && {
      albums: sql`
        select name, description, photo_count as photos, created_at from album
        where svj_id = ${scope.svjId} and owner_id = ${id} order by id ${mostTold}`,
      photosOffered: sql`
        select a.name as album, o.created_at from photo_offer o
        join album a on a.svj_id = o.svj_id and a.id = o.album_id
        where o.svj_id = ${scope.svjId} and o.member_id = ${id} order by o.id ${mostTold}`,
      photosJudged: sql`
        select a.name as album, j.let_in, j.refused, j.reason, j.created_at from photo_answer j
        join album a on a.svj_id = j.svj_id and a.id = j.album_id
        where j.svj_id = ${scope.svjId} and j.member_id = ${id} order by j.id ${mostTold}`,
    }),
  }),
  counts: none('what somebody brought is counted among their files'),
  gives: none('by its column'),
  async forgets({ db, scope, now }, ids) {
    await dropFiles(db, scope, 'photo_offer', await offersBy(db, scope, ids), now);
  },
  death: none('albums stay'),
});
