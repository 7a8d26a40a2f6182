/** Text that is read out in other words than it is written in. */
export function ReadOut({ text, read }: { readonly text: string; readonly read: string }) {
  if (text === read) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{read}</span>
    </>
  );
}
