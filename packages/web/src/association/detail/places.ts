import type { Module } from '#contract/access.ts';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { Deed } from '#contract/association/schema-log.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { proxyLinks, voteLinks } from '#contract/motions/links.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { unitLinks } from '#contract/units/links.ts';
import { may } from '../../base/me.tsx';

type Stands = { module: Module; at: (id: number) => Place };
/** Nouns of the log whose number is that of a page. */
const pages: Readonly<Record<string, Stands>> = {
  members: { module: 'members', at: memberLinks.one },
  rooms: { module: 'rooms', at: unitLinks.one },
  messages: { module: 'messages', at: messageLinks.one },
  documents: { module: 'documents', at: documentLinks.one },
  events: { module: 'events', at: eventLinks.one },
  report: { module: 'reports', at: reportLinks.one },
  survey: { module: 'survey', at: surveyLinks.one },
  gallery: { module: 'gallery', at: galleryLinks.one },
  contacts: { module: 'contact', at: contactLinks.one },
  votes: { module: 'vote', at: voteLinks.one },
  proxies: { module: 'vote', at: proxyLinks.one },
  resolutions: { module: 'vote', at: resolutionLinks.one },
  meetings: { module: 'meetingOwners', at: meetingLinks.one },
  proposals: { module: 'meetingOwners', at: proposalLinks.one },
  approvals: { module: 'requirement_for_approval', at: approvalLinks.one },
};

/** Where what a deed was done to is read; nothing where it went with the deed, has no page, or its door is closed to the reader. */
export function placeOfDeed({ noun, nounId, verb }: Deed, me: Parameters<typeof may>[0]): Place | null {
  const page = pages[noun];
  if (!page || nounId === null || /^(delete|purge|merge)/.test(verb) || !may(me, page.module, 'r')) return null;
  return page.at(nounId);
}
