// What a page asks of React DOM, in one: `e2e/leanReactDom.test.ts` has it done by React DOM as it is and as the host's build cuts it.
import {
  Component,
  createContext,
  type FormEvent,
  Fragment,
  forwardRef,
  lazy,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  type SyntheticEvent,
  startTransition,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What React does, in its order. */
const log: string[] = [];
/** What the browser tells, some of it when it likes. */
const events: string[] = [];
/** Whoever waits until the test answers. */
const waiting: (() => void)[] = [];
Object.assign(window, {
  log,
  events,
  answer: () => {
    for (const goOn of waiting.splice(0)) goOn();
  },
});

const told = (event: SyntheticEvent) =>
  events.push(`${event.type} ${event.currentTarget.id || event.currentTarget.tagName}`);
const later = (value: string) => new Promise<string>((resolve) => waiting.push(() => resolve(value)));

const Language = createContext('en');

/** Tells in which order React begins and ends what it does for a component. */
function Lived({ name }: { name: string }) {
  const language = useContext(Language);
  const say = useEffectEvent((what: string) => log.push(`${name} ${what} in ${language}`));
  useInsertionEffect(() => {
    log.push(`${name} inserted`);
    return () => void log.push(`${name} taken out`);
  }, [name]);
  useLayoutEffect(() => {
    log.push(`${name} laid out`);
    return () => void log.push(`${name} laid off`);
  }, [name]);
  useEffect(() => {
    say('begun');
    return () => void log.push(`${name} ended`);
  }, [name]);
  return <i ref={(node) => refTold(name, node)}>{name}</i>;
}

function refTold(name: string, node: HTMLElement | null) {
  log.push(`${name} ${node?.tagName ?? 'no'} ref`);
  return () => void log.push(`${name} ref gone`);
}

class Net extends Component<{ children: ReactNode; label: string }, { caught: string | null }> {
  override state = { caught: null };
  static getDerivedStateFromError = (error: Error) => ({ caught: error.message });
  override componentDidCatch(error: Error) {
    log.push(`caught ${error.message}`);
  }
  override getSnapshotBeforeUpdate(before: { label: string }) {
    return `${before.label} before`;
  }
  override componentDidUpdate(_props: unknown, _state: unknown, snapshot: string) {
    log.push(`updated, ${snapshot}`);
  }
  override componentWillUnmount() {
    log.push('net gone');
  }
  override render() {
    return this.state.caught ? <p>{this.state.caught}</p> : this.props.children;
  }
}

function Thrown({ isThrown }: { isThrown: boolean }): ReactNode {
  if (isThrown) throw new Error('broken');
  return 'whole';
}

const Fetched = lazy(async () => ({ default: memo(Lived), wait: await later('fetched') }));

const answers = new Map<string, Promise<string>>();
function Answer({ of }: { of: string }) {
  const answer = answers.get(of) ?? later(`answer ${of}`);
  answers.set(of, answer);
  return <b>{use(answer)}</b>;
}

const store = { value: 0, listeners: new Set<() => void>() };
const subscribe = (listener: () => void) => {
  store.listeners.add(listener);
  return () => void store.listeners.delete(listener);
};

const Handle = forwardRef<{ focus: () => void }, { label: string }>(function Handle({ label }, ref) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  return <input ref={input} aria-label={label} onFocus={told} onBlur={told} defaultValue="own" />;
});

function Page() {
  const [order, turn] = useReducer((was: string[]) => was.toReversed(), ['a', 'b', 'c', 'd']);
  const [isThrown, setThrown] = useState(false);
  const [isShown, setShown] = useState(false);
  const [asked, setAsked] = useState('1');
  const [isPending, begin] = useTransition();
  const [text, setText] = useState('');
  const [choice, setChoice] = useState({ kind: 'two', isOn: false, of: 'x' });
  const [clicks, setClicks] = useState(0);
  const slow = useDeferredValue(text);
  const value = useSyncExternalStore(subscribe, () => store.value);
  const handle = useRef<{ focus: () => void }>(null);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    told(event);
    log.push(JSON.stringify([...new FormData(event.currentTarget)]));
  };
  const change = async () => {
    const found = await later('kept');
    startTransition(() => setText(found));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: What bubbles is to be seen.
    <div
      id={id}
      onClick={told}
      onKeyDown={told}
      onMouseEnter={told}
      onScrollCapture={told}
      data-value={value}
    >
      <button type="button" id="turn" onClick={turn}>
        turn
      </button>
      <button type="button" id="throw" onClick={() => setThrown(true)}>
        throw
      </button>
      <button type="button" id="show" onClick={() => setShown((was) => !was)}>
        show
      </button>
      <button type="button" id="ask" onClick={() => begin(() => setAsked('2'))}>
        ask
      </button>
      <button type="button" id="again" onClick={() => setAsked('3')}>
        again
      </button>
      <button type="button" id="change" onClick={() => begin(change)}>
        change
      </button>
      <button type="button" id="focus" onClick={() => handle.current?.focus()}>
        focus
      </button>
      <button
        type="button"
        id="count"
        onClick={(event) => {
          event.stopPropagation();
          flushSync(() => setClicks((was) => was + 1));
          log.push(`shown ${document.querySelector('output')?.textContent}`);
        }}
      >
        count
      </button>
      <output style={{ insetInlineStart: clicks, opacity: clicks ? 0.5 : 1 }}>{clicks}</output>
      <ul>
        {order.map((name) => (
          <li key={name}>
            <Lived name={name} />
          </li>
        ))}
      </ul>
      <Net label={order.join('')}>
        <Thrown isThrown={isThrown} />
      </Net>
      <Suspense fallback={<em>fetching</em>}>
        {isShown ? (
          <>
            <Fetched name="late" />
            <Fragment key="more">more</Fragment>
          </>
        ) : null}
      </Suspense>
      <Suspense fallback={<em>asking</em>}>
        <Lived name="beside" />
        <Answer of={asked} />
      </Suspense>
      <p>
        {isPending ? 'pending' : 'at rest'} {slow}
      </p>
      <form onSubmit={submit} onReset={told} onInvalid={told}>
        <input
          name="text"
          value={text}
          onChange={(event) => setText(event.target.value.toUpperCase())}
          onBeforeInput={told}
          onSelect={told}
        />
        <textarea name="area" defaultValue="first" onInput={told} />
        <select
          name="kind"
          value={choice.kind}
          onChange={(event) => setChoice({ ...choice, kind: event.target.value })}
        >
          <option>one</option>
          <option>two</option>
        </select>
        <input
          type="checkbox"
          name="on"
          checked={choice.isOn}
          onChange={() => setChoice({ ...choice, isOn: !choice.isOn })}
        />
        {['x', 'y'].map((of) => (
          <input
            key={of}
            type="radio"
            name="of"
            value={of}
            checked={choice.of === of}
            onChange={() => setChoice({ ...choice, of })}
          />
        ))}
        <button type="submit" id="submit">
          submit
        </button>
        <button type="reset" id="reset">
          reset
        </button>
      </form>
      <Handle ref={handle} label="handle" />
      <details onToggle={told}>
        <summary>more</summary>inside
      </details>
      <dialog id="dialog" onCancel={told} onClose={told}>
        dialog
      </dialog>
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <path strokeWidth="2" d="M0 0" />
      </svg>
      <img alt="" src="data:," onError={told} />
      <div dangerouslySetInnerHTML={{ __html: '<s>html</s>' }} />
      {createPortal(
        <Language value="ur">
          <button type="button" id="portal" onFocus={told}>
            portal
          </button>
          <Lived name="far" />
        </Language>,
        document.body,
      )}
    </div>
  );
}

const root = createRoot(document.querySelector('main') as HTMLElement, {
  onCaughtError: (error, { componentStack }) =>
    log.push(`${String(error)} under ${componentStack?.trim().split('\n').length}`),
});
Object.assign(window, {
  raise: () => {
    store.value += 1;
    for (const listener of store.listeners) listener();
  },
  close: () => root.unmount(),
});
root.render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
