/** A number in a row of them: its name, its value, what it means. */
export const Tile = ({ name, value, more }: { name: string; value: string; more: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
    <dd>{more}</dd>
  </div>
);
