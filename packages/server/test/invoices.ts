const told = {
  ...{
    type: '1',
    issued: '2026-11-03',
    foreign: '',
    line: '6634.71',
    tax: '1393.29',
    deposits: '0',
    payable: '8028.00',
  },
};

/** An invoice of a supplier in ISDOC 6.0.2, valid by its schema unless something in it is changed. */
export const anInvoice = (change: Partial<typeof told> = {}): string => {
  const { type, issued, foreign, line, tax, deposits, payable } = { ...told, ...change };
  const party = (ico: string, name: string) => `<Party><PartyIdentification><ID>${ico}</ID></PartyIdentification>
    <PartyName><Name>${name}</Name></PartyName><PostalAddress><StreetName>Dlouhá</StreetName><BuildingNumber>7</BuildingNumber>
    <CityName>Jihlava</CityName><PostalZone>58601</PostalZone><Country><IdentificationCode>CZ</IdentificationCode>
    <Name>Česko</Name></Country></PostalAddress></Party>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">
  <DocumentType>${type}</DocumentType><ID>2026/0117</ID><UUID>6B7C1A50-8F4A-4C0E-9C3A-2D1F0E9B8A71</UUID>
  <IssueDate>${issued}</IssueDate><TaxPointDate>2026-11-03</TaxPointDate><VATApplicable>true</VATApplicable>
  <ElectronicPossibilityAgreementReference/><LocalCurrencyCode>CZK</LocalCurrencyCode>${foreign}
  <CurrRate>1</CurrRate><RefCurrRate>1</RefCurrRate>
  <AccountingSupplierParty>${party('27082440', 'Elektro Malý s.r.o.')}</AccountingSupplierParty>
  <AccountingCustomerParty>${party('12345679', 'SVJ Lipová 14')}</AccountingCustomerParty>
  <InvoiceLines><InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="ks">12</InvoicedQuantity>
    <LineExtensionAmount>${line}</LineExtensionAmount><LineExtensionAmountTaxInclusive>8028.00</LineExtensionAmountTaxInclusive>
    <LineExtensionTaxAmount>1393.29</LineExtensionTaxAmount><UnitPrice>552.89</UnitPrice>
    <UnitPriceTaxInclusive>669.00</UnitPriceTaxInclusive>
    <ClassifiedTaxCategory><Percent>21</Percent><VATCalculationMethod>0</VATCalculationMethod></ClassifiedTaxCategory>
    <Item><Description>LED svítidla &amp; čidla</Description></Item></InvoiceLine></InvoiceLines>
  <TaxTotal><TaxSubTotal><TaxableAmount>6634.71</TaxableAmount><TaxAmount>${tax}</TaxAmount>
    <TaxInclusiveAmount>8028.00</TaxInclusiveAmount><AlreadyClaimedTaxableAmount>0</AlreadyClaimedTaxableAmount>
    <AlreadyClaimedTaxAmount>0</AlreadyClaimedTaxAmount>
    <AlreadyClaimedTaxInclusiveAmount>0</AlreadyClaimedTaxInclusiveAmount>
    <DifferenceTaxableAmount>6634.71</DifferenceTaxableAmount><DifferenceTaxAmount>${tax}</DifferenceTaxAmount>
    <DifferenceTaxInclusiveAmount>8028.00</DifferenceTaxInclusiveAmount>
    <TaxCategory><Percent>21</Percent></TaxCategory></TaxSubTotal><TaxAmount>${tax}</TaxAmount></TaxTotal>
  <LegalMonetaryTotal><TaxExclusiveAmount>6634.71</TaxExclusiveAmount><TaxInclusiveAmount>8028.00</TaxInclusiveAmount>
    <AlreadyClaimedTaxExclusiveAmount>0</AlreadyClaimedTaxExclusiveAmount>
    <AlreadyClaimedTaxInclusiveAmount>0</AlreadyClaimedTaxInclusiveAmount>
    <DifferenceTaxExclusiveAmount>6634.71</DifferenceTaxExclusiveAmount>
    <DifferenceTaxInclusiveAmount>8028.00</DifferenceTaxInclusiveAmount><PayableRoundingAmount>0</PayableRoundingAmount>
    <PaidDepositsAmount>${deposits}</PaidDepositsAmount><PayableAmount>${payable}</PayableAmount></LegalMonetaryTotal>
  <PaymentMeans><Payment><PaidAmount>${payable}</PaidAmount><PaymentMeansCode>42</PaymentMeansCode>
    <Details><PaymentDueDate>2026-11-17</PaymentDueDate><ID>2000000528</ID><BankCode>2010</BankCode><Name/>
    <IBAN>CZ8520100000002000000528</IBAN><BIC>FIOBCZPP</BIC><VariableSymbol>20260117</VariableSymbol></Details></Payment></PaymentMeans>
</Invoice>`;
};
