/** Version of the product, from the root package. */
declare const __VERSION__: string;
