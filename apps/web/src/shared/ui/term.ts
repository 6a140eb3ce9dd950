/** A term and what it means: what a definition button opens. */
export interface Term {
  readonly label: string;
  readonly definition: string;
  readonly facts?: readonly { readonly name: string; readonly text: string }[];
}
