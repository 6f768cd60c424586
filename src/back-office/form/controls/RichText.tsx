/** The page editor's rich text field in a form. It is recreated when undo or another version replaces its value. */
import { type ComponentProps, useRef } from 'react';
import { RichInput } from '#editing/ui/form/RichInput.tsx';

export function RichText({ value, onChange, ...props }: ComponentProps<typeof RichInput>) {
  const current = useRef({ value, key: 0 });
  if (current.current.value !== value) current.current = { value, key: current.current.key + 1 };
  return (
    <RichInput
      key={current.current.key}
      {...props}
      value={value}
      onChange={(html) => {
        current.current.value = html;
        onChange(html);
      }}
    />
  );
}
