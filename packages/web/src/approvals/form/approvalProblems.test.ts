import { expect, test } from 'vitest';
import type { ApprovalInput } from '#contract/approvals/schema.ts';
import { problemsOf } from './approvalProblems.ts';

const whole: ApprovalInput = {
  ...{ title: 'Oprava střechy', notes: '', approvers: [7, 8], rule: 'everybody', needed: null },
  ...{ amount: null, supplierIco: '', supplierName: '', dueOn: null, fileIds: [1], documents: [] },
};
const at = { me: 7, today: '2026-11-26' };
const wrong = (change: Partial<ApprovalInput>) => problemsOf({ ...whole, ...change }, at);

test('what the server would refuse is said at its field before it is sent', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ fileIds: [], documents: [{ id: 3, version: 1 }] })).toEqual({});
  expect(wrong({ fileIds: [] })).toEqual({ fileIds: 'APPROVAL.ERRORS.NO_FILES' });
  expect(wrong({ approvers: [7] })).toEqual({ approvers: 'APPROVAL.ERRORS.ALONE' });
  expect(wrong({ rule: 'count', needed: 3 })).toEqual({ needed: 'APPROVAL.ERRORS.NEEDED' });
  expect(wrong({ rule: 'count' })).toEqual({ needed: 'APPROVAL.ERRORS.NEEDED' });
  expect(wrong({ rule: 'count', needed: 1 })).toEqual({});
  expect(wrong({ dueOn: '2026-11-25' })).toEqual({ dueOn: 'APPROVAL.ERRORS.PAST' });
  expect(wrong({ dueOn: '2026-11-26' })).toEqual({});
});

test('nobody chosen is said by the schema, and the chair may be added by the server', () => {
  expect(wrong({ approvers: [] })).toEqual({});
  expect(wrong({ rule: 'chair', approvers: [7] })).toEqual({});
});
