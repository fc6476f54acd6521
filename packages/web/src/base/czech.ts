import activation from '#contract/texts/cs/activation.ts';
import activity from '#contract/texts/cs/activity.ts';
import association from '#contract/texts/cs/association.ts';
import base from '#contract/texts/cs/base.ts';
import care from '#contract/texts/cs/care.ts';
import comments from '#contract/texts/cs/comments.ts';
import confirmations from '#contract/texts/cs/confirmations.ts';
import contactImport from '#contract/texts/cs/contact-import.ts';
import death from '#contract/texts/cs/death.ts';
import files from '#contract/texts/cs/files.ts';
import house from '#contract/texts/cs/house.ts';
import imports from '#contract/texts/cs/imports.ts';
import members from '#contract/texts/cs/members.ts';
import messageExtras from '#contract/texts/cs/message-extras.ts';
import messageForm from '#contract/texts/cs/message-form.ts';
import messages from '#contract/texts/cs/messages.ts';
import notices from '#contract/texts/cs/notices.ts';
import outbox from '#contract/texts/cs/outbox.ts';
import passkeys from '#contract/texts/cs/passkeys.ts';
import periods from '#contract/texts/cs/periods.ts';
import person from '#contract/texts/cs/person.ts';
import picture from '#contract/texts/cs/picture.ts';
import proxies from '#contract/texts/cs/proxies.ts';
import register from '#contract/texts/cs/register.ts';
import representation from '#contract/texts/cs/representation.ts';
import roles from '#contract/texts/cs/roles.ts';
import second from '#contract/texts/cs/second.ts';
import session from '#contract/texts/cs/session.ts';
import shell from '#contract/texts/cs/shell.ts';
import units from '#contract/texts/cs/units.ts';
import votes from '#contract/texts/cs/votes.ts';
import votesCensus from '#contract/texts/cs/votes-census.ts';
import votesDetail from '#contract/texts/cs/votes-detail.ts';
import votesForm from '#contract/texts/cs/votes-form.ts';
import votesLaw from '#contract/texts/cs/votes-law.ts';
import votesLedger from '#contract/texts/cs/votes-ledger.ts';
import votesLocal from '#contract/texts/cs/votes-local.ts';
import votesPaper from '#contract/texts/cs/votes-paper.ts';
import votesReport from '#contract/texts/cs/votes-report.ts';
import votesResult from '#contract/texts/cs/votes-result.ts';

/** Czech texts of the signed-in tree, one file to load. */
export const texts = {
  ...base,
  ...session,
  ...shell,
  ...activation,
  ...association,
  ...care,
  ...death,
  ...members,
  ...passkeys,
  ...person,
  ...register,
  ...periods,
  ...roles,
  ...units,
  ...imports,
  ...contactImport,
  ...activity,
  ...house,
  ...picture,
  ...files,
  ...proxies,
  ...second,
  ...representation,
  ...outbox,
  ...comments,
  ...confirmations,
  ...messageExtras,
  ...messageForm,
  ...messages,
  ...notices,
  // one noun in several files
  VOTE: { ...votes.VOTE, ...votesCensus.VOTE, ...votesLaw.VOTE, ...votesResult.VOTE, ...votesReport.VOTE },
  ...votesDetail,
  ...votesLocal,
  ...votesLedger,
  ...votesForm,
  ...votesPaper,
};
