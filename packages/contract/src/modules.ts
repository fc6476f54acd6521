import { activation } from './activation/endpoints.ts';
import { association } from './association/endpoints.ts';
import { houseLog } from './association/endpoints-log.ts';
import { chairNaming } from './association/endpoints-naming.ts';
import { pictures } from './association/endpoints-pictures.ts';
import { houseSettings } from './association/endpoints-settings.ts';
import { files } from './base/files.ts';
import { uploads } from './base/uploads.ts';
import { confirmations } from './confirmations/endpoints.ts';
import { contactImports } from './imports/contacts/endpoints.ts';
import { imports } from './imports/endpoints.ts';
import { members } from './members/endpoints.ts';
import { avatars } from './members/endpoints-avatar.ts';
import { memberCare } from './members/endpoints-care.ts';
import { memberFiles } from './members/endpoints-files.ts';
import { register } from './members/endpoints-register.ts';
import { messages } from './messages/endpoints.ts';
import { messageAccepts } from './messages/endpoints-accepts.ts';
import { messageComments } from './messages/endpoints-comments.ts';
import { messageDelivery } from './messages/endpoints-delivery.ts';
import { messagePrints } from './messages/endpoints-print.ts';
import { messageTemplates } from './messages/endpoints-templates.ts';
import { messageWordings } from './messages/endpoints-wordings.ts';
import { notices } from './notices/endpoints.ts';
import { outbox } from './outbox/endpoints.ts';
import { passkeys } from './passkeys/endpoints.ts';
import { roles } from './roles/endpoints.ts';
import { session } from './session/endpoints.ts';
import { loginChange } from './session/endpoints-login.ts';
import { units } from './units/endpoints.ts';
import { ownerChanges } from './units/endpoints-changes.ts';
import { unitPeriods } from './units/endpoints-periods.ts';
import { votes } from './votes/endpoints.ts';
import { ballots } from './votes/endpoints-ballots.ts';
import { voteLedger } from './votes/endpoints-ledger.ts';
import { votePaper } from './votes/endpoints-paper.ts';
import { votePresence } from './votes/endpoints-presence.ts';
import { proxies } from './votes/endpoints-proxies.ts';
import { voteReports } from './votes/endpoints-reports.ts';
import { representations } from './votes/endpoints-representation.ts';
import { second } from './votes/endpoints-second.ts';
import { voteTerms } from './votes/endpoints-term.ts';

/** The table of contents: one line per noun. */
export const nouns = {
  session,
  loginChange,
  passkeys,
  activation,
  association,
  members,
  memberFiles,
  memberCare,
  register,
  roles,
  units,
  ownerChanges,
  unitPeriods,
  imports,
  contactImports,
  votes,
  ballots,
  votePresence,
  voteLedger,
  votePaper,
  houseSettings,
  houseLog,
  chairNaming,
  pictures,
  avatars,
  notices,
  outbox,
  messages,
  messageDelivery,
  files,
  uploads,
  proxies,
  second,
  representations,
  voteReports,
  voteTerms,
  messageComments,
  messagePrints,
  messageTemplates,
  confirmations,
  messageAccepts,
  messageWordings,
};
