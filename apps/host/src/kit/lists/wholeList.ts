interface State<Row> {
  data?: readonly Row[] | undefined;
  error?: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

/** A list that the API answers whole, as `ListPage` takes its rows. */
export function wholeList<Row>({ data, error, isLoading, mutate }: State<Row>) {
  return {
    data: data && { data, total: data.length },
    error,
    isLoading,
    hasMore: false,
    loadMore: () => undefined,
    retry: () => void mutate(),
  };
}
