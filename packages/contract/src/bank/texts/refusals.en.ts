import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  BANK: {
    NOT_FOUND: 'This statement is not here. It may have been deleted.',
    NOT_YOURS: 'The committee and the audit commission see bank statements.',
    ERRORS: {
      EMPTY: 'There is no movement in the file.',
      ENCODING: 'The letters in the file cannot be read. Check the encoding in the settings of the account.',
      NOT_STATEMENT: 'This is no bank statement. Upload a GPC, XML (camt.053) or CSV statement.',
      TOO_LARGE: 'The file is too large for a statement. Download it from the bank for a shorter period.',
      READER:
        'The statement could not be read, it is too complex for us. Nothing was uploaded, please download it from the bank for a shorter period.',
      TOO_MANY: 'The statement has more than {most} movements. Download it from the bank for a shorter period.',
      RECORD: 'Line {line} cannot be read, nothing was uploaded.',
      ORDER: 'Line {line} does not follow what it belongs to. The file is shuffled, nothing was uploaded.',
      CUT: 'Line {line} is cut off. Download the statement from the bank again, nothing was uploaded.',
      OTHER_LINE: 'Line {line} is of another account than the statement, nothing was uploaded.',
      REVERSAL:
        'Line {line} has kind {code}, which this account does not know. Check how reversals are marked in the settings of the account.',
      COUNT: 'The statement should have {stated} movements, there are {counted} in it. Nothing was uploaded.',
      CLOSING:
        'The statement contradicts itself: the closing balance should be {stated}, the movements come to {counted}. {gap} is missing, nothing was uploaded.',
      TURNOVER:
        'The statement contradicts itself: the turnover should be {stated}, the movements come to {counted}. {gap} is missing, nothing was uploaded.',
      DOCTYPE: 'For safety we do not read such a file. Download the statement straight from the bank.',
      XML: 'The XML file is damaged, nothing was uploaded.',
      XML_CUT: 'The XML file has no end. Download the statement from the bank again, nothing was uploaded.',
      NO_BALANCE: 'The statement lacks its account, opening or closing balance. Nothing was uploaded.',
      COLUMNS: 'We do not know the columns of this table. Please tell us what is in them.',
      COLUMNS_PROPOSED: 'The table looks like one of {bank}. Please check that we read its columns right.',
      NO_ACCOUNT: 'Please add an account of the house first.',
      WHICH_ACCOUNT: 'The file does not say which account it is of. Please choose it.',
      OTHER_ACCOUNT: 'The statement is of the account {account}, which is none of the house.',
      ACCOUNT_KNOWN: 'This account is here already.',
      ACCOUNT_STAYS: 'The account has a statement already, its number stays.',
      PLACED: 'This movement is placed already.',
      NOT_PLACED: 'This movement is not placed.',
      NOT_WHOLE: 'The parts must come to the whole payment.',
      NO_PAYMENT: 'This movement cannot be given to a unit.',
      UNIT: 'This unit is not in the house.',
      NO_RETURN: 'There is no payment that this one gives back, or its amount differs.',
    },
  },
} satisfies Translation<typeof cs>;
