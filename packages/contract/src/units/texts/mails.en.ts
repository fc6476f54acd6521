import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    ownersChanged: {
      SUBJECT: 'Unit {unit}: change of owner',
      TEXT: 'The owner of unit {unit} changed in the register of the house.\n\nSo far: {from}\nNow: {to}\nFrom: {day}\nRecorded by: {who}\n\nIf this is not right, please write to the committee. The change can be undone with one click until {until}.',
    },

    ownersRestored: {
      SUBJECT: 'Unit {unit}: the change of owner is undone',
      TEXT: 'The change of owner of unit {unit} was undone.\n\nOwner: {from}\nNot valid: {to}\nUndone by: {who}\n\nIf this is not right, please write to the committee.',
    },

    ownersCorrected: {
      SUBJECT: 'Unit {unit}: the record of owners is corrected',
      TEXT: 'The record of owners of unit {unit} was corrected in the register of the house.\n\nRecorded so far:\n{before}\n\nRecorded now:\n{after}\n\nReason: {reason}\nCorrected by: {who}\n\nIf this is not right, please write to the committee.',
    },
  },
} satisfies Translation<typeof cs>;
