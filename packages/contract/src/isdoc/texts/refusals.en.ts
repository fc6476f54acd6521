import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  ISDOC: {
    ERRORS: {
      NOT_ISDOC: 'The file is no invoice in ISDOC 6.0. Please write the details by hand.',
      TOO_LARGE: 'The ISDOC invoice is larger than invoices are. Please write the details by hand.',
      PACKED: 'There is not one readable invoice in the ISDOCX file. Please write the details by hand.',
      ENCODING: 'Letters of the ISDOC invoice cannot be read. Please write the details by hand.',
      DOCTYPE: 'The ISDOC invoice holds a definition that must not be there. The file was not read.',
      XML: 'The ISDOC invoice is damaged. Please write the details by hand.',
      XML_CUT: 'The ISDOC invoice is not whole, its end is missing. Please get it from the supplier again.',
      MISSING: 'The ISDOC invoice lacks: {what}. Please write the details by hand.',
      CURRENCY: 'The invoice is not in CZK ({currency}). Convert the amount and write it by hand.',
      CREDIT: 'The file is a credit note, the money comes back. It cannot be a payment.',
      SUM: 'The sum of the invoice does not fit: its lines with tax give {counted}, the invoice says {stated}. Ask the supplier.',
    },
  },
} satisfies Translation<typeof cs>;
