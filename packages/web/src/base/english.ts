import activation from '#contract/texts/en/activation.ts';
import activity from '#contract/texts/en/activity.ts';
import association from '#contract/texts/en/association.ts';
import base from '#contract/texts/en/base.ts';
import care from '#contract/texts/en/care.ts';
import comments from '#contract/texts/en/comments.ts';
import confirmations from '#contract/texts/en/confirmations.ts';
import contactImport from '#contract/texts/en/contact-import.ts';
import death from '#contract/texts/en/death.ts';
import files from '#contract/texts/en/files.ts';
import house from '#contract/texts/en/house.ts';
import imports from '#contract/texts/en/imports.ts';
import members from '#contract/texts/en/members.ts';
import messageExtras from '#contract/texts/en/message-extras.ts';
import messageForm from '#contract/texts/en/message-form.ts';
import messages from '#contract/texts/en/messages.ts';
import notices from '#contract/texts/en/notices.ts';
import outbox from '#contract/texts/en/outbox.ts';
import passkeys from '#contract/texts/en/passkeys.ts';
import periods from '#contract/texts/en/periods.ts';
import person from '#contract/texts/en/person.ts';
import picture from '#contract/texts/en/picture.ts';
import proxies from '#contract/texts/en/proxies.ts';
import register from '#contract/texts/en/register.ts';
import representation from '#contract/texts/en/representation.ts';
import roles from '#contract/texts/en/roles.ts';
import second from '#contract/texts/en/second.ts';
import session from '#contract/texts/en/session.ts';
import shell from '#contract/texts/en/shell.ts';
import units from '#contract/texts/en/units.ts';
import votes from '#contract/texts/en/votes.ts';
import votesCensus from '#contract/texts/en/votes-census.ts';
import votesDetail from '#contract/texts/en/votes-detail.ts';
import votesForm from '#contract/texts/en/votes-form.ts';
import votesLaw from '#contract/texts/en/votes-law.ts';
import votesLedger from '#contract/texts/en/votes-ledger.ts';
import votesLocal from '#contract/texts/en/votes-local.ts';
import votesPaper from '#contract/texts/en/votes-paper.ts';
import votesReport from '#contract/texts/en/votes-report.ts';
import votesResult from '#contract/texts/en/votes-result.ts';

/** English texts of the signed-in tree, one file to load. */
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
