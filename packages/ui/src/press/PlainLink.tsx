import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributeAnchorTarget,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import type { PressableProps } from './PressableProps.ts';
import { pressOf } from './PressEvent.ts';
import { isInside, keepPressingKey } from './pressHandlers.ts';
import { staysHere } from './staysHere.ts';

/** What all links of the package take. */
export interface PressableLinkProps extends PressableProps {
  /** Where it leads; within a RouterProvider, by its router. */
  href?: string | undefined;
  /** Where it opens, such as `_blank`. */
  target?: HTMLAttributeAnchorTarget | undefined;
  /** What the place is to the page, such as `noreferrer`. */
  rel?: string | undefined;
  /** Whether the place is stored instead of opened; a text is the name that the file is given. */
  download?: boolean | string | undefined;
}

/** Props of PlainLink. */
export interface PlainLinkProps extends PressableLinkProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of the browser without a look; a place within the application is reached without loading the page anew. */
export const PlainLink = forwardRef(function PlainLink(
  props: PlainLinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  const { href, target, rel, download, isDisabled, onPress, ...attributes } = props;
  const navigation = useNavigation();
  const address = (navigation?.useHref ?? sameHref)(href ?? '');
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isInside(event)) return;
    event.stopPropagation();
    if (isDisabled) return;
    onPress?.(pressOf(event));
    if (!navigation || !href || event.defaultPrevented || !staysHere(event.currentTarget, event)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  if (!href || isDisabled) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link of the browser that leads nowhere is none to a screen reader
      <span
        {...attributes}
        ref={ref as Ref<HTMLSpanElement>}
        role="link"
        tabIndex={isDisabled ? undefined : 0}
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled || undefined}
        onClick={onClick}
        onKeyDown={(event) => {
          keepKey(event);
          // What is no link of the browser is not pressed by a key of itself.
          if (isInside(event) && event.key === 'Enter' && !event.repeat) event.currentTarget.click();
        }}
      />
    );
  }
  return (
    <a
      {...attributes}
      {...{ target, rel, download }}
      ref={ref}
      href={address}
      onClick={onClick}
      onKeyDown={keepKey}
    />
  );
});

const sameHref = (href: string) => href;
const pressingKeys = ['Enter'];
const keepKey = (event: KeyboardEvent<Element>) => keepPressingKey(event, pressingKeys);
