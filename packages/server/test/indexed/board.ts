import { filters } from './filters.ts';

const entrance = { kind: 'entrance', id: 1 };

export const paths = [
  ['/api/v2/message'],
  ['/api/v2/message?tab=pined&sort=title'],
  ['/api/v2/message?tab=old&sort=-owner&sizePerPage=all'],
  ['/api/v2/message?tab=archive&sort=label&page=2'],
  [`/api/v2/message?${filters({ text: 'technik', label: 'repair', unread: true })}`],
  [`/api/v2/message?${filters({ accept: true, from: '2026-01-01', to: '2030-12-31' })}`],
  ['/api/v2/message/latest'],
  ['/api/v2/message/search/vodom'],
  ['/api/v2/message/:message'],
  ['/api/v2/message/:message/accepts'],
  ['/api/v2/message/:message/accepts?list=missing&sizePerPage=all'],
  ['/api/v2/accept-read'],
  ['/api/v2/message/groups'],
  ['/api/v2/message/reach', { audience: [] }],
  ['/api/v2/message/reach', { audience: [entrance, { kind: 'role', role: 'owner' }, { kind: 'unit', id: 1 }] }],
] as const;
