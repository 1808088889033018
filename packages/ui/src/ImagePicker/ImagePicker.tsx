import { Camera, CircleAlert, ImagePlus, X } from 'lucide-react';
import {
  type DragEvent,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Messages } from '../messages/en.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';
import { formatSize, type ImageProblem, selectImages } from './selectImages.ts';
import { unreadableImages } from './unreadableImages.ts';

/** A picture that is already stored. */
export interface StoredImage {
  /** What identifies it. */
  id: string;
  /** Where it is. */
  url: string;
  /** What it shows. */
  alt: string;
}

/** Props of ImagePicker. */
export interface ImagePickerProps extends FieldProps {
  /** The pictures that were picked. */
  value: readonly File[];
  /** Called with all pictures after one was added, moved or removed. */
  onChange: (files: File[]) => void;
  /** How many pictures fit, the stored ones included. @default 6 */
  maxCount?: number | undefined;
  /** How large each may be, in bytes. @default 8,000,000 */
  maxSize?: number | undefined;
  /** Which kinds are taken, as media types. @default JPEG, PNG, WebP, HEIC */
  accept?: readonly string[] | undefined;
  /** Whether the first picture is the cover, and another can be made it. */
  hasCover?: boolean | undefined;
  /** Pictures that are already stored, before the picked ones. */
  existing?: readonly StoredImage[] | undefined;
  /** Called with the id of a stored picture that is to go. */
  onRemoveExisting?: ((id: string) => void) | undefined;
}

const defaultAccept = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Pictures from files, by drop or from the camera, with a preview of each. What does not fit is named. */
export const ImagePicker = forwardRef(function ImagePicker(
  props: ImagePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, hasCover, onRemoveExisting } =
    props;
  const {
    maxCount = 6,
    maxSize = 8_000_000,
    accept = defaultAccept,
    existing = [],
    isDisabled = false,
  } = props;
  const { messages } = useUI();
  const ids = useFieldIds(props);
  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [problems, setProblems] = useState<readonly ImageProblem[]>([]);

  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const add = async (files: readonly File[]) => {
    if (isDisabled) return;
    const unreadable = await unreadableImages(files.filter(({ size }) => size <= maxSize));
    const { value, onChange } = latest.current;
    const limits = { maxCount, maxSize, accept, unreadable };
    const { accepted, problems } = selectImages(files, existing.length + value.length, limits);
    setProblems(problems);
    if (accepted.length > 0) onChange([...value, ...accepted]);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    void add([...event.dataTransfer.files]);
  };

  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(!isDisabled);
  };

  const remove = (file: File) => {
    setProblems([]);
    onChange(value.filter((other) => other !== file));
  };

  const isFull = existing.length + value.length >= maxCount;
  const coverBadge = <Badge tone="accent">{messages.cover}</Badge>;
  return (
    <fieldset
      {...ids.root}
      ref={root}
      className={fieldStyles.field}
      aria-label={label}
      aria-describedby={ids.control['aria-describedby']}
    >
      {isLabelHidden ? null : (
        <FieldLabel elementType="span" isRequired={props.isRequired}>
          {label}
        </FieldLabel>
      )}
      {existing.length + value.length > 0 ? (
        <ul className={styles.previews}>
          {existing.map(({ id, url, alt }, position) => (
            <Preview
              key={id}
              url={url}
              alt={alt}
              caption={hasCover && position === 0 ? coverBadge : null}
              onRemove={onRemoveExisting && !isDisabled ? () => onRemoveExisting(id) : undefined}
            />
          ))}
          {value.map((file, position) => {
            const isCover = existing.length === 0 && position === 0;
            const makeCover = () => onChange([file, ...value.filter((other) => other !== file)]);
            return (
              <FilePreview
                key={`${file.name} ${file.size} ${file.lastModified}`}
                file={file}
                alt={`${messages.imageNumber(existing.length + position + 1)}: ${file.name}`}
                onRemove={isDisabled ? undefined : () => remove(file)}
                caption={
                  !hasCover ? null : isCover ? (
                    coverBadge
                  ) : existing.length === 0 ? (
                    <Button size="small" onPress={makeCover}>
                      {messages.makeCover}
                    </Button>
                  ) : null
                }
              />
            );
          })}
        </ul>
      ) : null}
      {isFull ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the buttons inside
        <div
          className={styles.zone}
          data-dragged-over={isDraggedOver || undefined}
          onDragOver={dragOver}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={drop}
        >
          <div className={styles.buttons}>
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={maxCount > 1}
              onSelect={(files) => void add([...(files ?? [])])}
            >
              <Button icon={<ImagePlus size={16} strokeWidth={1.75} />} isDisabled={isDisabled}>
                {messages.addImages}
              </Button>
            </FileTrigger>
            <span className={styles.camera}>
              <FileTrigger
                acceptedFileTypes={accept}
                defaultCamera="environment"
                onSelect={(files) => void add([...(files ?? [])])}
              >
                <Button icon={<Camera size={16} strokeWidth={1.75} />} isDisabled={isDisabled}>
                  {messages.takePhoto}
                </Button>
              </FileTrigger>
            </span>
          </div>
          <span className={styles.hint}>{messages.imageLimits(maxCount, formatSize(maxSize))}</span>
        </div>
      )}
      {problems.length > 0 ? (
        <div role="alert">
          {problems.map((problem) => (
            <div
              key={`${problem.kind} ${'name' in problem ? problem.name : ''}`}
              className={fieldStyles.error}
            >
              <CircleAlert size={14} strokeWidth={1.75} className={fieldStyles.errorIcon} aria-hidden />
              {describe(problem, messages, maxCount, maxSize)}
            </div>
          ))}
        </div>
      ) : null}
      <FieldNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </fieldset>
  );
});

interface PreviewProps {
  url: string | undefined;
  alt: string;
  caption: ReactNode;
  onRemove: (() => void) | undefined;
}

function Preview({ url, alt, caption, onRemove }: PreviewProps) {
  const { messages } = useUI();
  return (
    <li className={styles.preview}>
      {url ? <img src={url} alt={alt} className={styles.image} /> : null}
      {caption ? <div className={styles.caption}>{caption}</div> : null}
      {onRemove ? (
        <div className={styles.remove}>
          <IconButton label={messages.removeImage(alt)} size="small" onPress={onRemove}>
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}

function FilePreview({ file, ...preview }: Omit<PreviewProps, 'url'> & { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return <Preview {...preview} url={url} />;
}

function describe(problem: ImageProblem, messages: Messages, maxCount: number, maxSize: number): string {
  switch (problem.kind) {
    case 'type':
      return messages.imageWrongType(problem.name);
    case 'size':
      return messages.imageTooLarge(problem.name, formatSize(maxSize));
    case 'count':
      return messages.tooManyImages(maxCount);
  }
}
